import type { Campaign } from '@chowk/domain/campaigns';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { newerRow } from '@/api/errors/newer-row';
import { useTask } from '@/commands/use-task';
import { targetOf } from '@/offline/outbox/queue-row';
import { cacheServerRow } from '@/offline/read/cache-server-row';
import { toServerError } from '@/offline/send/send-failure';
import { onSyncEvent, type SyncEvent } from '@/offline/store/events';
import { useStable } from '@/ui/layout/use-stable';
import { campaignOptions, readCampaignRef } from '../campaigns.queries';
import { dropRefusedDraft, isDraftWaiting, lacks, submitDraft } from './queue-draft';
import type { useDraftState } from './use-draft-state';

/** `kept`: it waits on this device and is sent by itself. `refused`: the server said no. */
export type SaveOutcome = 'saved' | 'queued' | 'refused' | 'conflict';

/** Hands the draft as it stands to the queue, and hears what becomes of it. */
export function useSaveDraft(id: string, draft: ReturnType<typeof useDraftState>) {
  const queryClient = useQueryClient();
  const { isBusy: isSaving, run } = useTask();
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const [error, setError] = useState<unknown>();
  const isBusy = useRef(false);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  /** What was last handed over; at first what an earlier visit did. */
  const sent = useRef(draft.values);

  /** One after another: what arrives in the midst of a save would be taken for the answer to it. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = turn.current.then(work);
    turn.current = done.catch(() => undefined);
    return done;
  }

  async function arrive(answer: Campaign | undefined): Promise<SaveOutcome> {
    const saved = answer ?? (await contractClient.runQuery(readCampaignRef, { id }));
    const isMore = await isDraftWaiting(id);
    const outcome = isMore ? 'queued' : 'saved';
    // Heard late: the answer to what was saved since has told more already.
    if ((draft.latest().saved?.version ?? 0) > saved.version) return outcome;
    const isLacking = !isMore && lacks(saved, sent.current);
    if (isMore || isLacking) draft.rebase(saved);
    else draft.settle(saved, sent.current);
    queryClient.setQueryData(campaignOptions(id).queryKey, saved);
    await cacheServerRow('campaigns', saved);
    return isLacking ? send(false) : outcome;
  }

  function fail(problem: unknown): SaveOutcome {
    const conflict = newerRow<Campaign>(problem);
    if (conflict) draft.meet(conflict);
    else setError(problem);
    return conflict ? 'conflict' : 'refused';
  }

  async function send(isWaiting: boolean): Promise<SaveOutcome> {
    const typed = draft.latest();
    sent.current = typed.values;
    const result = await submitDraft(id, typed, isWaiting);
    if (result.kind === 'waiting') return 'queued';
    return result.kind === 'done' ? arrive(result.output) : fail(result.error);
  }

  async function saveNow(): Promise<SaveOutcome> {
    const isWaiting = await isDraftWaiting(id);
    const { saved, changes } = draft.latest();
    if (saved && Object.keys(changes).length === 0 && !isWaiting) return 'saved';
    setError(undefined);
    let done: SaveOutcome = 'refused';
    isBusy.current = true;
    await run(async () => {
      done = await send(isWaiting).catch(fail);
    });
    isBusy.current = false;
    setOutcome(done);
    return done;
  }

  const save = () => inTurn(saveNow);

  /** What becomes of a draft that waits; what the wizard waits for itself, it hears of itself. */
  const hear = useStable((event: SyncEvent) => {
    if (event.type !== 'item.sent' && event.type !== 'item.refused') return;
    if (isBusy.current || event.item.target !== targetOf('campaigns', id)) return;
    if (event.type === 'item.refused') return setOutcome(fail(toServerError(event.problem)));
    const saved = event.output as Campaign | undefined;
    void inTurn(() => arrive(saved)).then(setOutcome, () => undefined);
  });
  useEffect(() => {
    const stop = onSyncEvent(hear);
    return () => void stop();
  }, [hear]);

  function takeTheirs() {
    draft.takeTheirs();
    setOutcome(undefined);
    void dropRefusedDraft(id).catch(() => undefined);
  }

  return { save, takeTheirs, isSaving, outcome, error };
}
