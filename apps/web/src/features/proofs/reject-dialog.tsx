import { REJECT_REASON_NAMES, type RejectReason } from '@chowk/domain/proofs';
import { type FormEvent, useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/button';
import { LazyDialog } from '@/ui/lazy-overlays';
import { NativeSelect } from '@/ui/native-select';
import { TextArea } from '@/ui/text-area';
import { useReasonWords } from './use-reason-words';
import type { Rejection } from './use-review';

const MAX_NOTE_LENGTH = 500;

interface RejectDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isBusy: boolean;
  /** Answers whether it was sent; what was typed stays when it was not. */
  onReject: (rejection: Rejection) => Promise<boolean>;
}

export function RejectDialog({ open, onOpenChange, isBusy, onReject }: RejectDialogProps) {
  const t = useMessages('review');
  return (
    <LazyDialog open={open} onOpenChange={onOpenChange} title={t('reject.title')}>
      <RejectForm isBusy={isBusy} onReject={onReject} onDone={() => onOpenChange(false)} />
    </LazyDialog>
  );
}

interface RejectFormProps extends Pick<RejectDialogProps, 'isBusy' | 'onReject'> {
  onDone: () => void;
}

function RejectForm({ isBusy, onReject, onDone }: RejectFormProps) {
  const t = useMessages('review');
  const words = useReasonWords();
  const [reason, setReason] = useState<RejectReason>();
  const [note, setNote] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const lacksNote = reason === 'other' && note.trim() === '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (!reason || lacksNote) return;
    if (await onReject({ reason, note: note.trim() })) onDone();
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <NativeSelect
        label={t('reject.reason')}
        placeholder={t('reject.choose')}
        value={reason ?? ''}
        error={wasTried && !reason ? t('reject.choose') : undefined}
        options={REJECT_REASON_NAMES.map((value) => ({ value, label: words.name(value) }))}
        onChange={(event) =>
          setReason(REJECT_REASON_NAMES.find((name) => name === event.target.value))
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
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" variant="danger" isLoading={isBusy} className="justify-self-end">
        {t('reject.send')}
      </Button>
    </form>
  );
}
