import { REJECT_REASON_NAMES, rejectProof } from '@chowk/domain/proofs';
import { outputOrThrow } from '@/commands/send-command';
import { useReasonWords } from '@/features/proofs/history/use-reason-words';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useDialogDraft } from '@/forms/use-dialog-draft';
import { useMessages } from '@/i18n';
import type { FormDraft } from '@/offline/outbox/drafts';
import type { Outcome } from '@/offline/send/submit-command';
import { Button } from '@/ui/base/button';
import { NativeSelect } from '@/ui/fields/native-select';
import { TextArea } from '@/ui/fields/text-area';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import type { Rejection } from './use-review';

const MAX_NOTE_LENGTH = 500;

interface RejectDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What was typed stays unless it was done. */
  onReject: (rejection: Rejection) => Promise<Outcome<unknown> | undefined>;
}

const NOTHING = { reason: '', note: '' };
type Typed = typeof NOTHING;

export function RejectDialog({ open, onOpenChange, onReject }: RejectDialogProps) {
  const t = useMessages('review');
  const draft = useDialogDraft<Typed>();
  return (
    <LazyDialog open={open} onOpenChange={onOpenChange} title={t('reject.title')}>
      <RejectForm draft={draft} onReject={onReject} onDone={() => onOpenChange(false)} />
    </LazyDialog>
  );
}

interface RejectFormProps extends Pick<RejectDialogProps, 'onReject'> {
  draft: FormDraft<Typed>;
  onDone: () => void;
}

function RejectForm({ draft, onReject, onDone }: RejectFormProps) {
  const t = useMessages('review');
  const words = useReasonWords();
  const form = useCommandForm({
    schema: rejectProof.input,
    saved: NOTHING,
    draft,
    rules: ({ reason, note }) =>
      reason === 'other' && note.trim() === '' ? [{ path: 'note', rule: 'required' }] : [],
    words: { reason: t('reject.choose'), required: t('reject.noteNeeded') },
    save: async (_, { reason, note = '' }) => {
      outputOrThrow(await onReject({ reason, note }));
      onDone();
    },
  });
  const reason = REJECT_REASON_NAMES.find((name) => name === form.values.reason);
  return (
    <form {...form.box} className="grid gap-4">
      <NativeSelect
        label={t('reject.reason')}
        placeholder={t('reject.choose')}
        options={REJECT_REASON_NAMES.map((value) => ({ value, label: words.name(value) }))}
        {...form.field('reason')}
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
        {...form.field('note')}
      />
      <FormOutcome form={form} />
      <Button type="submit" variant="danger" isLoading={form.isBusy} className="justify-self-end">
        {t('reject.send')}
      </Button>
    </form>
  );
}
