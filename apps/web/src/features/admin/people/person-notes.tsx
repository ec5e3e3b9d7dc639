import type { PersonNote } from '@chowk/domain/admin';
import { type FormEvent, useState } from 'react';
import { formDraft } from '@/api/storage/form-draft';
import { useCommand } from '@/commands/use-command';
import { wasDone } from '@/commands/use-task';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { TextArea } from '@/ui/fields/text-area';
import { Card } from '@/ui/layout/card';
import { addPersonNoteRef } from './people.queries';

const MAX_NOTE_LENGTH = 1000;

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
  const typed = formDraft<{ text: string }>('person-note', personId);
  const [text, putText] = useState(() => typed.read().text ?? '');
  const { isBusy, run } = useCommand(addPersonNoteRef, {
    done: t('notes.kept'),
    refused: t('notDone'),
  });

  function setText(next: string) {
    putText(next);
    typed.write(next === '' ? {} : { text: next });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const note = { person_id: personId, text: text.trim() };
    if (note.text === '') return;
    if (wasDone(await run((id) => ({ id, ...note })))) setText('');
  }

  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t('notes.label')}
        maxLength={MAX_NOTE_LENGTH}
        value={text}
        rows={2}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        isLoading={isBusy}
        disabled={text.trim() === ''}
        className="justify-self-end"
      >
        {t('notes.keep')}
      </Button>
    </form>
  );
}
