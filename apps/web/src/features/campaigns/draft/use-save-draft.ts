import type { Campaign } from '@chowk/domain/campaigns';
import { ChowkError } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { contractClient } from '@/api/browser-client';
import { NetworkError } from '@/api/errors';
import {
  campaignOptions,
  createCampaignRef,
  listCampaignsRef,
  updateCampaignRef,
} from '../campaigns.queries';
import { changesFrom, type DraftValues, inputOf, tidied, valuesOf } from './draft-values';
import { dropQueuedDraft, queueDraft } from './queue-draft';
import type { useDraftState } from './use-draft-state';

/** `kept`: the line is gone, the device has it. `refused`: the server said no. */
export type SaveOutcome = 'saved' | 'kept' | 'refused' | 'conflict';

function conflictOf(error: unknown): Campaign | undefined {
  const isStale = error instanceof ChowkError && error.code === 'STALE_VERSION';
  return isStale ? (error.details?.current as Campaign | undefined) : undefined;
}

function update({ id, version }: Campaign, changes: Partial<DraftValues>): Promise<Campaign> {
  return contractClient.runCommand(updateCampaignRef, { id, version, ...inputOf(changes) });
}

function newCampaign(id: string, values: DraftValues) {
  return { id, ...inputOf(values), title: values.title };
}

/** A first try whose answer was lost has made the draft already, as it was then. */
async function create(id: string, values: DraftValues): Promise<Campaign> {
  const made = await contractClient.runCommand(createCampaignRef, newCampaign(id, values));
  const missing = changesFrom(valuesOf(made), tidied(values));
  return Object.keys(missing).length === 0 ? made : update(made, missing);
}

/** Sends the draft as it stands. Without a line it waits, and goes by itself when the line is back. */
export function useSaveDraft(id: string, draft: ReturnType<typeof useDraftState>) {
  const queryClient = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const [error, setError] = useState<unknown>();

  function send(): Promise<Campaign> {
    return draft.saved ? update(draft.saved, draft.changes) : create(id, draft.values);
  }

  function fail(problem: unknown): SaveOutcome {
    const conflict = conflictOf(problem);
    if (conflict) {
      draft.meet(conflict);
      return 'conflict';
    }
    setError(problem);
    if (!(problem instanceof NetworkError)) return 'refused';
    // The wizard keeps it too; a device that cannot queue it loses nothing.
    if (!draft.saved) void queueDraft(newCampaign(id, draft.values)).catch(() => undefined);
    return 'kept';
  }

  async function save(): Promise<SaveOutcome> {
    if (draft.saved && !draft.isDirty) return 'saved';
    setIsSaving(true);
    setError(undefined);
    const sent = draft.values;
    let done: SaveOutcome;
    try {
      const saved = await send();
      draft.settle(saved, sent);
      void dropQueuedDraft(id).catch(() => undefined);
      queryClient.setQueryData(campaignOptions(id).queryKey, saved);
      await queryClient.invalidateQueries({ queryKey: [listCampaignsRef.name] });
      done = 'saved';
    } catch (problem) {
      done = fail(problem);
    }
    setIsSaving(false);
    setOutcome(done);
    return done;
  }

  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    if (outcome !== 'kept') return;
    const retry = () => void latest.current();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [outcome]);

  return { save, isSaving, outcome, error };
}
