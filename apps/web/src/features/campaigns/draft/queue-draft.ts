import type { Campaign } from '@chowk/domain/campaigns';
import { sendCommand } from '@/commands/send-command';
import { hasQueue } from '@/offline/outbox/queue-flag';
import { targetOf } from '@/offline/outbox/queue-row';
import type { Outcome } from '@/offline/send/submit-command';
import { createCampaignRef, updateCampaignRef } from '../campaigns.queries';
import { changesFrom, type DraftValues, inputOf, tidied, valuesOf } from './draft-fields';

/** Whether something of this draft is on its way. */
export async function isDraftWaiting(id: string): Promise<boolean> {
  if (!hasQueue()) return false;
  const { listPending } = await import('@/offline/outbox/outbox');
  return (await listPending()).some(({ target }) => target === targetOf('campaigns', id));
}

/** Theirs was taken: what was refused of ours is given up with it. */
export async function dropRefusedDraft(id: string): Promise<void> {
  if (!hasQueue()) return;
  const { discardRefused } = await import('@/offline/outbox/outbox');
  await discardRefused(targetOf('campaigns', id));
}

function submitChanges(
  saved: Campaign,
  changes: Partial<DraftValues>,
  subject: string,
): Promise<Outcome<Campaign>> {
  const { id, version } = saved;
  const input = { id, version, ...inputOf(changes) };
  const queue = { subject, seen: saved };
  return sendCommand(updateCampaignRef, input, { queue });
}

function submitNew(id: string, values: DraftValues): Promise<Outcome<Campaign>> {
  const { title } = values;
  const input = { id, ...inputOf(values), title };
  return sendCommand(createCampaignRef, input, { queue: { subject: title } });
}

/** A first try whose answer was lost has made the draft already, as it was then. */
export function lacks(saved: Campaign, sent: DraftValues): boolean {
  const missing = changesFrom(valuesOf(saved), tidied(sent));
  return Object.keys(inputOf(missing)).length > 0;
}

interface TypedDraft {
  readonly saved: Campaign | undefined;
  readonly values: DraftValues;
  readonly changes: Partial<DraftValues>;
}

/**
 * Through the queue and by no other way: on the disk first, sent at once if there is a line, else
 * even if the wizard is never opened again. `isWaiting`: then all of it goes, so that what was typed
 * and taken back is taken back in the queue too.
 */
export function submitDraft(
  id: string,
  { saved, values, changes }: TypedDraft,
  isWaiting: boolean,
): Promise<Outcome<Campaign>> {
  if (!saved) return submitNew(id, values);
  return submitChanges(saved, isWaiting ? values : changes, values.title);
}
