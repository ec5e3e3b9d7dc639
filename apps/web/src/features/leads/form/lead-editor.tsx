import { createLeadRef, updateLeadRef } from '@/features/leads/leads.queries';
import { useDeviceDraft } from '@/forms/device-draft';
import { targetOf } from '@/offline/outbox/queue-row';
import { Skeleton } from '@/ui/feedback/skeleton';
import { openedOf } from './lead-fields';
import { LeadForm, type LeadFormProps } from './lead-form';

type LeadEditorProps = Omit<LeadFormProps, 'draft'> & { draftName: string };

/** The form, once the phone has said what it still has of it. */
export function LeadEditor({ draftName, ...form }: LeadEditorProps) {
  const opened = useDeviceDraft({
    name: draftName,
    command: (form.lead ? updateLeadRef : createLeadRef).name,
    target: targetOf('shopLeads', form.id),
    openedOf,
  });
  if (!opened) return <Skeleton className="h-96 w-full rounded-lg" />;
  return <LeadForm key={opened.key} {...form} draft={opened.draft} />;
}
