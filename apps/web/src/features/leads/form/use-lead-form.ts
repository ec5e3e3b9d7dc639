import type { OutputOf } from '@chowk/domain/kernel';
import type { createLead, Lead } from '@chowk/domain/leads';
import { SHOP_PHOTO_BUCKET } from '@chowk/domain/shops';
import { useQueryClient } from '@tanstack/react-query';
import { newerRow } from '@/api/errors/newer-row';
import { sendCommand } from '@/commands/send-command';
import { createLeadRef, leadOptions, updateLeadRef } from '@/features/leads/leads.queries';
import { inWords } from '@/forms/checks';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { allTyped } from '@/offline/outbox/drafts';
import { cacheServerRow } from '@/offline/read/cache-server-row';
import type { LeadDraft } from './lead-draft';
import {
  CHECKS,
  CODES,
  changesFrom,
  EMPTY_LEAD,
  type LeadValues,
  newLeadOf,
  valuesOf,
  WORDS,
} from './lead-values';

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
async function saveLead(
  { id, lead }: { readonly id: string; readonly lead: Lead | undefined },
  values: LeadValues,
  draft: LeadDraft,
): Promise<Saved> {
  // Nothing is written of it after it is sent.
  await allTyped();
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

export interface LeadSubject {
  /** Made before it is saved, so that saving it twice is saving it once. */
  readonly id: string;
  /** Left out for a new one. */
  readonly lead: Lead | undefined;
  readonly draft: LeadDraft;
  readonly onSaved: (isWaiting: boolean) => void;
}

export function useLeadForm({ id, lead, draft, onSaved }: LeadSubject) {
  const t = useMessages('leads');
  const queryClient = useQueryClient();
  const keep = (after: Lead | undefined) => {
    if (!after) return;
    queryClient.setQueryData(leadOptions(id).queryKey, after);
    void cacheServerRow('shopLeads', after);
  };
  return useCommandForm({
    ...CHECKS,
    saved: { ...(lead ? valuesOf(lead) : EMPTY_LEAD), ...draft.opened },
    draft,
    isDirty: (values) =>
      !lead || draft.opened !== undefined || Object.keys(changesFrom(lead, values)).length > 0,
    words: inWords(WORDS, t),
    codes: CODES,
    save: async (values) => {
      const saved = await saveLead({ id, lead }, values, draft).catch((error: unknown) => {
        // The newer version is what the next save is compared with; what was typed is still typed.
        keep(newerRow<Lead>(error));
        throw error;
      });
      keep(saved.lead);
      onSaved(saved.isWaiting);
      return values;
    },
  });
}
