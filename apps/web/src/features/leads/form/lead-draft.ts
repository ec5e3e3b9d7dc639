import { newId } from '@/api/client/contract-client';
import type { FormDraft } from '@/api/storage/form-draft';
import { newLeadDraft } from '@/offline/commands/leads';
import { dropDraft, findDrafts, readDraft, writeDraft } from '@/offline/outbox/drafts';
import { dropBlobs, listDraftBlobs } from '@/offline/photos/blobs';
import { tell } from '@/offline/store/events';
import type { LeadValues } from './lead-values';

export { leadEditDraft, newLeadDraft } from '@/offline/commands/leads';

/** What was typed, on the disk of the phone: it outlives a killed app, not only a reload. */
export interface LeadDraft extends FormDraft<LeadValues> {
  readonly name: string;
  readonly blobs: ReadonlyMap<string, Blob>;
  /** Resolves when all that was written is on the disk, so that nothing is written after it is sent. */
  readonly settled: () => Promise<void>;
  /** As it was written last: what was sent and refused is a draft again, and what it was before. */
  readonly writeAgain: () => void;
  readonly wasKept: boolean;
}

/** What a draft says beside what was typed: that it was in the queue, and as what. */
interface WasQueued {
  readonly takenBack?: unknown;
}

function isTyped(value: unknown): value is Partial<LeadValues> & WasQueued {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export async function openDraft(name: string): Promise<LeadDraft> {
  const [kept, rows] = await Promise.all([readDraft(name), listDraftBlobs(name)]);
  const blobs = new Map(rows.map(({ id, blob }) => [id, blob]));
  const { takenBack, ...typed } = isTyped(kept) ? kept : ({} as Partial<LeadValues> & WasQueued);
  const wasQueued: WasQueued = takenBack ? { takenBack } : {};
  // A photo whose file is gone cannot be sent; one that was sent already has none here.
  const photos = typed.photos?.filter(({ blobId }) => blobId === undefined || blobs.has(blobId));
  let writing: Promise<unknown> = Promise.resolve();
  let last: Partial<LeadValues> = typed;
  function write(values: Partial<LeadValues>) {
    last = values;
    const isOver = Object.keys(values).length === 0;
    writing = writing
      .then(() => (isOver ? dropDraft(name) : writeDraft(name, { ...values, ...wasQueued })))
      // The list of what is not sent yet had it on.
      .then(() => isOver && takenBack && tell({ type: 'queue.changed' }))
      .catch(() => undefined);
  }
  return {
    name,
    blobs,
    wasKept: Object.keys(typed).length > 0,
    read: () => ({ ...typed, ...(photos ? { photos } : {}) }),
    write,
    writeAgain: () => takenBack && write(last),
    settled: async () => {
      await writing;
    },
  };
}

export interface UnfinishedLead {
  readonly id: string;
  readonly shopName: string;
}

/** New leads that were begun on this device and not saved. */
export async function listUnfinished(): Promise<UnfinishedLead[]> {
  const prefix = newLeadDraft('');
  const found = await findDrafts(prefix);
  return found.map(({ name, value }) => ({
    id: name.slice(prefix.length),
    shopName: (isTyped(value) && value.shop_name?.trim()) || '',
  }));
}

export async function dropUnfinished(id: string): Promise<void> {
  const name = newLeadDraft(id);
  const photos = await listDraftBlobs(name);
  await dropBlobs(
    name,
    photos.map((photo) => photo.id),
  );
  await dropDraft(name);
  tell({ type: 'queue.changed' });
}

/** Begins a lead with what another had; its photos are sent already and are named again. */
export async function beginAnew(values: LeadValues): Promise<string> {
  const id = newId();
  await writeDraft(newLeadDraft(id), values);
  return id;
}
