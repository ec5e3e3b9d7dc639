import { REJECT_REASON_NAMES, type RejectReason } from '@chowk/domain/proofs';
import { type FormEvent, useState } from 'react';
import { useReasonWords } from '@/features/proofs/history/use-reason-words';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { NativeSelect } from '@/ui/fields/native-select';
import { TextArea } from '@/ui/fields/text-area';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import type { Rejection } from './use-review';

const MAX_NOTE_LENGTH = 500;

interface RejectDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isBusy: boolean;
  /** What was typed stays unless it was done. */
  onReject: (rejection: Rejection) => Promise<{ readonly kind: string } | undefined>;
}

interface Typed {
  readonly reason?: RejectReason | undefined;
  readonly note: string;
}

const NOTHING_TYPED: Typed = { note: '' };

/** What is typed is held here: Escape or a press beside it closes the form and loses nothing. */
export function RejectDialog({ open, onOpenChange, isBusy, onReject }: RejectDialogProps) {
  const t = useMessages('review');
  const [typed, setTyped] = useState(NOTHING_TYPED);
  return (
    <LazyDialog open={open} onOpenChange={onOpenChange} title={t('reject.title')}>
      <RejectForm
        isBusy={isBusy}
        typed={typed}
        onType={setTyped}
        onReject={onReject}
        onDone={() => {
          setTyped(NOTHING_TYPED);
          onOpenChange(false);
        }}
      />
    </LazyDialog>
  );
}

interface RejectFormProps extends Pick<RejectDialogProps, 'isBusy' | 'onReject'> {
  typed: Typed;
  onType: (typed: Typed) => void;
  onDone: () => void;
}

function RejectForm({ isBusy, typed, onType, onReject, onDone }: RejectFormProps) {
  const t = useMessages('review');
  const words = useReasonWords();
  const { reason, note } = typed;
  const [wasTried, setWasTried] = useState(false);
  const lacksNote = reason === 'other' && note.trim() === '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (!reason || lacksNote) return;
    const outcome = await onReject({ reason, note: note.trim() });
    if (outcome?.kind === 'done') onDone();
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <NativeSelect
        label={t('reject.reason')}
        placeholder={t('reject.choose')}
        value={reason ?? ''}
        error={wasTried && !reason ? t('reject.choose') : undefined}
        options={REJECT_REASON_NAMES.map((value) => ({ value, label: words.name(value) }))}
        onChange={({ target }) =>
          onType({ note, reason: REJECT_REASON_NAMES.find((name) => name === target.value) })
        }
      />
      {reason && (
        <div className="rounded-lg bg-sunken p-3 text-sm">
          <p className="font-semibold">{t('reject.shopReads')}</p>
          {words.inEach(reason).map(({ language, text }) => (
            <p key={language} lang={language}>
              {text}
            </p>
          ))}
        </div>
      )}
      <TextArea
        label={t('reject.note')}
        hint={t('reject.noteHint')}
        required={reason === 'other'}
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        error={wasTried && lacksNote ? t('reject.noteNeeded') : undefined}
        onChange={({ target }) => onType({ reason, note: target.value })}
      />
      <Button type="submit" variant="danger" isLoading={isBusy} className="justify-self-end">
        {t('reject.send')}
      </Button>
    </form>
  );
}
