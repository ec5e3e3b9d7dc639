import type { Campaign } from '@chowk/domain/campaigns';
import { newId } from '@/api/client/contract-client';
import { dropDraft, readDraft, writeDraft } from '@/offline/outbox/drafts';
import type { DraftValues } from './draft-fields';

/**
 * What was typed and has not reached the server. It lies in the person's own database on the device,
 * so neither a reload nor a dead battery loses it, and a sign-out locks it away with other unsent work.
 */
export interface LocalDraft {
  /** The version the changes were made to; null while the server does not know the draft. */
  readonly version: number | null;
  readonly changes: Partial<DraftValues>;
  /** What they were made to, so that the draft opens without a network too. */
  readonly saved?: Campaign | undefined;
}

/** Names the draft the server has never seen, for whoever comes back without its address. */
const UNSENT = 'campaign-unsent';

function nameOf(id: string): string {
  return `campaign:${id}`;
}

function isLocalDraft(value: unknown): value is LocalDraft {
  return typeof value === 'object' && value !== null && 'version' in value && 'changes' in value;
}

export async function readLocalDraft(id: string): Promise<LocalDraft | undefined> {
  const value = await readDraft(nameOf(id));
  return isLocalDraft(value) ? value : undefined;
}

export async function writeLocalDraft(id: string, local: LocalDraft): Promise<void> {
  // Both begun at once, so that what is asked for next is also done next.
  await Promise.all([
    writeDraft(nameOf(id), local),
    ...(local.version === null ? [writeDraft(UNSENT, id)] : []),
  ]);
}

export function dropLocalDraft(id: string): Promise<void> {
  return dropDraft(nameOf(id));
}

/** A draft begun on this device that the server has never seen: whoever comes back goes on with it. */
export async function findUnsent(): Promise<string | undefined> {
  const id = await readDraft(UNSENT);
  if (typeof id !== 'string') return undefined;
  return (await readLocalDraft(id))?.version === null ? id : undefined;
}

/** The draft this device has not sent yet, else a new one. */
export async function beginDraft(): Promise<string> {
  const unsent = await findUnsent();
  if (unsent) return unsent;
  const id = newId();
  await writeLocalDraft(id, { version: null, changes: {} });
  return id;
}
