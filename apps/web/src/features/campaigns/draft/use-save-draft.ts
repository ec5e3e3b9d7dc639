import type { Campaign } from '@chowk/domain/campaigns';
import { ChowkError } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { contractClient } from '@/api/browser-client';
import { toServerError } from '@/offline/to-server-error';
import { campaignOptions, listCampaignsRef, readCampaignRef } from '../campaigns.queries';
import { dropRefusedDraft, isDraftWaiting, submitDraft } from './queue-draft';
import type { useDraftState } from './use-draft-state';
import { useQueuedDraft } from './use-queued-draft';

/** `kept`: it waits on this device and is sent by itself. `refused`: the server said no. */
export type SaveOutcome = 'saved' | 'kept' | 'refused' | 'conflict';

function conflictOf(error: unknown): Campaign | undefined {
  const isStale = error instanceof ChowkError && error.code === 'STALE_VERSION';
  return isStale ? (error.details?.current as Campaign | undefined) : undefined;
}

/** Hands the draft as it stands to the queue, and hears what becomes of it. */
export function useSaveDraft(id: string, draft: ReturnType<typeof useDraftState>) {
  const queryClient = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const [error, setError] = useState<unknown>();
  const isBusy = useRef(false);
  /** What was last handed over; at first what an earlier visit did. */
  const sent = useRef(draft.values);

  async function arrive(answer: Campaign | undefined): Promise<SaveOutcome> {
    const saved = answer ?? (await contractClient.runQuery(readCampaignRef, { id }));
    const isMore = await isDraftWaiting(id);
    if (isMore) draft.rebase(saved);
    else draft.settle(saved, sent.current);
    queryClient.setQueryData(campaignOptions(id).queryKey, saved);
    await queryClient.invalidateQueries({ queryKey: [listCampaignsRef.name] });
    return isMore ? 'kept' : 'saved';
  }

  function fail(problem: unknown): SaveOutcome {
    const conflict = conflictOf(problem);
    if (conflict) draft.meet(conflict);
    else setError(problem);
    return conflict ? 'conflict' : 'refused';
  }

  async function send(isWaiting: boolean): Promise<SaveOutcome> {
    const result = await submitDraft(id, draft, isWaiting);
    if (result.kind === 'waiting') return 'kept';
    return result.kind === 'done' ? arrive(result.output) : fail(result.error);
  }

  async function save(): Promise<SaveOutcome> {
    const isWaiting = await isDraftWaiting(id);
    if (draft.saved && !draft.isDirty && !isWaiting) return 'saved';
    setIsSaving(true);
    setError(undefined);
    isBusy.current = true;
    sent.current = draft.values;
    const done = await send(isWaiting).catch(fail);
    isBusy.current = false;
    setIsSaving(false);
    setOutcome(done);
    return done;
  }

  useQueuedDraft(id, {
    onArrived: (saved) => {
      // What the wizard waits for itself, it hears of itself.
      if (!isBusy.current) void arrive(saved).then(setOutcome, () => undefined);
    },
    onRefused: (problem) => {
      if (!isBusy.current) setOutcome(fail(toServerError(problem)));
    },
  });

  function takeTheirs() {
    draft.takeTheirs();
    setOutcome(undefined);
    void dropRefusedDraft(id).catch(() => undefined);
  }

  return { save, takeTheirs, isSaving, outcome, error };
}
