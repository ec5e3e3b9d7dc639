import { addPersonNote, type PersonNote } from '@chowk/domain/admin';
import { outputOrThrow } from '@/commands/send-command';
import { useCommand } from '@/commands/use-command';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { formDraft } from '@/offline/outbox/drafts';
import { Button } from '@/ui/base/button';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { TextArea } from '@/ui/fields/text-area';
import { Card } from '@/ui/layout/card';
import { addPersonNoteRef } from './people.queries';

const MAX_NOTE_LENGTH = 1000;
const NOTHING = { text: '' };

interface PersonNotesProps {
  personId: string;
  notes: readonly PersonNote[];
}

/** For the next colleague who has this person on the phone. */
export function PersonNotes({ personId, notes }: PersonNotesProps) {
  const t = useMessages('office');
  return (
    <Card title={t('notes.title')} description={t('notes.text')}>
      <NoteForm personId={personId} />
      {notes.length === 0 && <p className="mt-4 text-muted text-sm">{t('notes.none')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {notes.map((note) => (
          <li key={note.id} className="py-3">
            <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
            <p className="mt-1 text-muted text-sm">
              {note.author_name || t('noName')} · <RelativeTime iso={note.created_at} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function NoteForm({ personId }: { personId: string }) {
  const t = useMessages('office');
  const { run } = useCommand(addPersonNoteRef, { done: t('notes.kept') });
  const form = useCommandForm({
    schema: addPersonNote.input,
    saved: NOTHING,
    draft: formDraft('person-note', personId),
    save: async (_, note) => {
      outputOrThrow(await run((id) => ({ id, person_id: personId, ...note })));
    },
  });
  return (
    <form {...form.box} className="grid gap-3">
      <TextArea
        label={t('notes.label')}
        maxLength={MAX_NOTE_LENGTH}
        rows={2}
        {...form.field('text')}
      />
      <FormOutcome form={form} />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        isLoading={form.isBusy}
        disabled={form.values.text.trim() === ''}
        className="justify-self-end"
      >
        {t('notes.keep')}
      </Button>
    </form>
  );
}
