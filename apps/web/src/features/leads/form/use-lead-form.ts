import type { Lead } from '@chowk/domain/leads';
import { useQueryClient } from '@tanstack/react-query';
import { newerRow } from '@/api/errors/newer-row';
import { leadOptions } from '@/features/leads/leads.queries';
import { inWords } from '@/forms/checks';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { cacheServerRow } from '@/offline/read/cache-server-row';
import type { LeadDraft } from './lead-draft';
import { CHECKS, CODES, changesFrom, EMPTY_LEAD, valuesOf, WORDS } from './lead-fields';
import { saveLead } from './save-lead';

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
