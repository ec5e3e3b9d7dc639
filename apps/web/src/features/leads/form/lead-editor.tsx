import { useEffect, useState } from 'react';
import { draftKey } from '@/offline/outbox/drafts';
import { onSyncEvent } from '@/offline/store/events';
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
    settled: async () => undefined,
    writeAgain: () => undefined,
  };
}

/** The form, once the phone has said what it still has of it. */
export function LeadEditor({ draftName, ...form }: LeadEditorProps) {
  const [opened, setOpened] = useState<{ draft: LeadDraft; turn: number }>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const key = draftKey(draftName);
    return onSyncEvent((event) => {
      if (event.type === 'item.dropped' && event.item.id === key) setTurn((last) => last + 1);
    });
  }, [draftName]);
  useEffect(() => {
    let isWanted = true;
    openDraft(draftName)
      .catch(() => forgetfulDraft(draftName))
      .then((draft) => isWanted && setOpened({ draft, turn }));
    return () => {
      isWanted = false;
    };
  }, [draftName, turn]);
  if (opened?.draft.name !== draftName) return <Skeleton className="h-96 w-full rounded-lg" />;
  return <LeadForm key={`${draftName} ${opened.turn}`} {...form} draft={opened.draft} />;
}
