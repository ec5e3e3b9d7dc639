import type { InputOf } from '@chowk/domain/kernel';
import type { createLead, Lead } from '@chowk/domain/leads';
import { newId } from '@/api/client/contract-client';
import { createLeadRef } from '@/features/leads/leads.queries';
import type { DeviceDraft } from '@/forms/device-draft';
import { newLeadDraft } from '@/offline/commands/leads';
import { dropDraft, findDrafts, formDraftsWritten, writeDraft } from '@/offline/outbox/drafts';
import { listPending } from '@/offline/outbox/outbox';
import { targetOf } from '@/offline/outbox/queue-row';
import { dropBlobs, listDraftBlobs } from '@/offline/photos/blobs';
import { emit } from '@/offline/store/events';
import { type LeadValues, valuesOf } from './lead-fields';

export { leadEditDraft, newLeadDraft } from '@/offline/commands/leads';

export type LeadDraft = DeviceDraft<LeadValues>;

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
    const { shop_name } = { ...(value as Partial<LeadValues> | undefined) };
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
  await formDraftsWritten();
  await dropDraft(name);
  emit({ type: 'queue.changed' });
}

/** Begins a lead with what another had; its photos are sent already and are named again. */
export async function beginAnew(lead: Lead): Promise<string> {
  const id = newId();
  await writeDraft(newLeadDraft(id), valuesOf(lead));
  return id;
}
