import type { OutputOf } from '@chowk/domain/kernel';
import type { createLead, Lead } from '@chowk/domain/leads';
import { SHOP_PHOTO_BUCKET } from '@chowk/domain/shops';
import { sendCommand } from '@/commands/send-command';
import { createLeadRef, updateLeadRef } from '@/features/leads/leads.queries';
import { formDraftsWritten } from '@/offline/outbox/drafts';
import type { LeadDraft } from './lead-draft';
import { changesFrom, type LeadValues, newLeadOf } from './lead-fields';

interface Saved {
  readonly lead: Lead | undefined;
  readonly isWaiting: boolean;
}

/** Photos that lie on this device go before the lead that names them. */
function travelOptions({ photos, shop_name }: LeadValues, draft: LeadDraft) {
  return {
    subject: shop_name.trim(),
    fromDraft: draft.name,
    blobs: photos.flatMap(({ path, blobId }) =>
      blobId === undefined ? [] : [{ bucket: SHOP_PHOTO_BUCKET, path, blobId } as const],
    ),
  };
}

/** On the phone first, with its photos; sent at once where there is a network. */
export async function saveLead(
  { id, lead }: { readonly id: string; readonly lead: Lead | undefined },
  values: LeadValues,
  draft: LeadDraft,
): Promise<Saved> {
  // Nothing is written of it after it is sent.
  await formDraftsWritten();
  const queue = travelOptions(values, draft);
  const outcome = lead
    ? await sendCommand(
        updateLeadRef,
        { id, version: lead.version, ...changesFrom(lead, values) },
        { queue: { ...queue, seen: lead } },
      )
    : await sendCommand(createLeadRef, newLeadOf(id, values), { queue });
  if (outcome.kind === 'refused') throw outcome.error;
  if (outcome.kind === 'waiting') return { lead: undefined, isWaiting: true };
  return { lead: outcome.output as OutputOf<typeof createLead> | undefined, isWaiting: false };
}
