import type { InputOf } from '@chowk/domain/kernel';
import type { createLead, Lead } from '@chowk/domain/leads';
import { newId } from '@/api/client/contract-client';
import type { FormDraft } from '@/api/storage/form-draft';
import { createLeadRef } from '@/features/leads/leads.queries';
import { newLeadDraft } from '@/offline/commands/leads';
import { dropDraft, findDrafts, readDraft, writeDraft } from '@/offline/outbox/drafts';
import { findEdited } from '@/offline/outbox/edited';
import { listPending } from '@/offline/outbox/outbox';
import { targetOf } from '@/offline/outbox/queue-row';
import { dropBlobs, listBlobsOf, listDraftBlobs } from '@/offline/photos/blobs';
import { tell } from '@/offline/store/events';
import { type LeadValues, openedOf, valuesOf } from './lead-values';

export { leadEditDraft, newLeadDraft } from '@/offline/commands/leads';

/** What was typed, on the disk of the phone: it outlives a killed app, not only a reload. */
export interface LeadDraft extends FormDraft<LeadValues> {
  readonly name: string;
  readonly blobs: ReadonlyMap<string, Blob>;
  /** What is edited of the outbox: it opens with that, and what is typed goes on top. */
  readonly opened: Partial<LeadValues> | undefined;
  /** Resolves when all that was written is on the disk, so that nothing is written after it is sent. */
  readonly settled: () => Promise<void>;
  readonly wasKept: boolean;
}

function isTyped(value: unknown): value is Partial<LeadValues> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export async function openDraft(name: string, command: string, id: string): Promise<LeadDraft> {
  const [kept, rows, edited] = await Promise.all([
    readDraft(name),
    listDraftBlobs(name),
    findEdited(command, targetOf('shopLeads', id)),
  ]);
  const sent = edited ? await listBlobsOf(edited.id) : [];
  const blobs = new Map([...sent, ...rows].map((row) => [row.id, row.blob]));
  const typed = isTyped(kept) ? kept : {};
  // A photo whose file is gone cannot be sent; one that was sent already has none here.
  const photos = typed.photos?.filter(({ blobId }) => blobId === undefined || blobs.has(blobId));
  let writing: Promise<unknown> = Promise.resolve();
  function write(values: Partial<LeadValues>) {
    const isOver = Object.keys(values).length === 0;
    writing = writing
      .then(() => (isOver ? dropDraft(name) : writeDraft(name, values)))
      .catch(() => undefined);
  }
  return {
    name,
    blobs,
    opened: edited && openedOf(edited),
    wasKept: edited !== undefined || Object.keys(typed).length > 0,
    read: () => ({ ...typed, ...(photos ? { photos } : {}) }),
    write,
    settled: async () => {
      await writing;
    },
  };
}

export interface UnfinishedLead {
  readonly id: string;
  readonly shopName: string;
}

/** New leads that were begun on this device and not saved, or are being edited before they are sent. */
export async function listUnfinished(): Promise<UnfinishedLead[]> {
  const prefix = newLeadDraft('');
  const [drafts, waiting] = await Promise.all([findDrafts(prefix), listPending()]);
  const edited = waiting
    .filter(({ type, state }) => type === createLeadRef.name && state === 'editing')
    .map(({ data }) => data as InputOf<typeof createLead>);
  const names = new Map(edited.map(({ id, shop_name }) => [id, shop_name]));
  for (const { name, value } of drafts) {
    const id = name.slice(prefix.length);
    names.set(id, (isTyped(value) && value.shop_name?.trim()) || names.get(id) || '');
  }
  return [...names].map(([id, shopName]) => ({ id, shopName }));
}

export async function dropUnfinished(id: string): Promise<void> {
  const { discardEdited } = await import('@/offline/outbox/editing');
  await discardEdited(createLeadRef.name, targetOf('shopLeads', id));
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
export async function beginAnew(lead: Lead): Promise<string> {
  const id = newId();
  await writeDraft(newLeadDraft(id), valuesOf(lead));
  return id;
}
