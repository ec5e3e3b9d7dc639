import type { Lead } from '@chowk/domain/leads';
import { useQueryClient } from '@tanstack/react-query';
import { useErrorWords } from '@/api/use-error-words';
import { useSavedForm } from '@/ui/use-saved-form';
import type { LeadDraft } from './lead-draft';
import {
  changesFrom,
  EMPTY_LEAD,
  type LeadValues,
  leadErrors,
  serverErrors,
  valuesOf,
} from './lead-values';
import { leadOptions } from './leads.queries';
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
  const queryClient = useQueryClient();
  return useSavedForm({
    row: lead ? valuesOf(lead) : EMPTY_LEAD,
    typed: draft,
    valuesOf: (values: LeadValues) => values,
    isDirty: (_, values) => !lead || Object.keys(changesFrom(lead, values)).length > 0,
    errorsOf: leadErrors,
    serverErrors,
    errorWords: useErrorWords(),
    save: async (values) => {
      const saved = await saveLead({ id, lead }, values, draft);
      if (saved.lead) queryClient.setQueryData(leadOptions(id).queryKey, saved.lead);
      onSaved(saved.isWaiting);
      return values;
    },
  });
}
