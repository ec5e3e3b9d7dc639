import { useEffect, useState } from 'react';
import { useEdited } from '@/commands/use-edited';
import { createLeadRef, updateLeadRef } from '@/features/leads/leads.queries';
import { targetOf } from '@/offline/outbox/queue-row';
import { Skeleton } from '@/ui/feedback/skeleton';
import { type LeadDraft, openDraft } from './lead-draft';
import { LeadForm, type LeadFormProps } from './lead-form';

type LeadEditorProps = Omit<LeadFormProps, 'draft'> & { draftName: string };

/** A browser that keeps nothing on its disk can still write a lead down, in one go. */
function forgetfulDraft(name: string): LeadDraft {
  return {
    name,
    blobs: new Map(),
    wasKept: false,
    read: () => ({}),
    write: () => undefined,
    opened: undefined,
  };
}

/** The form, once the phone has said what it still has of it. */
export function LeadEditor({ draftName, ...form }: LeadEditorProps) {
  const [opened, setOpened] = useState<{ draft: LeadDraft; turn: number }>();
  const [turn, setTurn] = useState(0);
  const command = (form.lead ? updateLeadRef : createLeadRef).name;
  // Opened or given up elsewhere, the form begins anew.
  useEdited(command, targetOf('shopLeads', form.id), () => setTurn((last) => last + 1));
  useEffect(() => {
    let isWanted = true;
    openDraft(draftName, command, form.id)
      .catch(() => forgetfulDraft(draftName))
      .then((draft) => isWanted && setOpened({ draft, turn }));
    return () => {
      isWanted = false;
    };
  }, [draftName, command, form.id, turn]);
  if (opened?.draft.name !== draftName) return <Skeleton className="h-96 w-full rounded-lg" />;
  return <LeadForm key={`${draftName} ${opened.turn}`} {...form} draft={opened.draft} />;
}
