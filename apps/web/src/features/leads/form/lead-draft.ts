import type { InputOf } from '@chowk/domain/kernel';
import type { createLead, Lead } from '@chowk/domain/leads';
import { newId } from '@/api/client/contract-client';
import { createLeadRef } from '@/features/leads/leads.queries';
import { newLeadDraft } from '@/offline/commands/leads';
import {
  allTyped,
  draftNamed,
  dropDraft,
  type FormDraft,
  findDrafts,
  writeDraft,
} from '@/offline/outbox/drafts';
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
  readonly wasKept: boolean;
}

export async function openDraft(name: string, command: string, id: string): Promise<LeadDraft> {
  const kept = draftNamed<LeadValues>(name);
  const [typed, rows, edited] = await Promise.all([
    kept.read(),
    listDraftBlobs(name),
    findEdited(command, targetOf('shopLeads', id)),
  ]);
  const sent = edited ? await listBlobsOf(edited.id) : [];
  const blobs = new Map([...sent, ...rows].map((row) => [row.id, row.blob]));
  // A photo whose file is gone cannot be sent; one that was sent already has none here.
  const photos = typed.photos?.filter(({ blobId }) => blobId === undefined || blobs.has(blobId));
  return {
    name,
    blobs,
    opened: edited && openedOf(edited),
    wasKept: edited !== undefined || Object.keys(typed).length > 0,
    read: () => ({ ...typed, ...(photos ? { photos } : {}) }),
    write: kept.write,
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
    const { shop_name } = (value ?? {}) as Partial<LeadValues>;
    names.set(id, shop_name?.trim() || names.get(id) || '');
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
  await allTyped();
  await dropDraft(name);
  tell({ type: 'queue.changed' });
}

/** Begins a lead with what another had; its photos are sent already and are named again. */
export async function beginAnew(lead: Lead): Promise<string> {
  const id = newId();
  await writeDraft(newLeadDraft(id), valuesOf(lead));
  return id;
}
