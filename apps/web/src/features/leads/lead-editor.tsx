import { useEffect, useState } from 'react';
import { Skeleton } from '@/ui/skeleton';
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
    settled: async () => undefined,
  };
}

/** The form, once the phone has said what it still has of it. */
export function LeadEditor({ draftName, ...form }: LeadEditorProps) {
  const [draft, setDraft] = useState<LeadDraft>();
  useEffect(() => {
    let isWanted = true;
    openDraft(draftName)
      .catch(() => forgetfulDraft(draftName))
      .then((opened) => isWanted && setDraft(opened));
    return () => {
      isWanted = false;
    };
  }, [draftName]);
  if (draft?.name !== draftName) return <Skeleton className="h-96 w-full rounded-lg" />;
  return <LeadForm key={draftName} {...form} draft={draft} />;
}
