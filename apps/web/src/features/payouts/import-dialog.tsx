import { type ChangeEvent, useMemo, useState } from 'react';
import { FormOutcome } from '@/forms/form-outcome';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { TextArea } from '@/ui/fields/text-area';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import { AnswerPreview } from './answer-preview';
import { readBankAnswer } from './bank-answer';
import type { Payout } from './payouts.queries';
import { useSettle } from './use-settle';

const LARGEST_BYTES = 1024 * 1024;

interface ImportDialogProps {
  batchId: string;
  lines: readonly Payout[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Pasted or chosen, read here, shown line by line, and only then sent. */
export function ImportDialog({ batchId, lines, open, onOpenChange }: ImportDialogProps) {
  const t = useMessages('money');
  return (
    <LazyDialog
      size="lg"
      open={open}
      onOpenChange={onOpenChange}
      title={t('payout.import')}
      description={t('payout.importText')}
    >
      <ImportForm batchId={batchId} lines={lines} onDone={() => onOpenChange(false)} />
    </LazyDialog>
  );
}

interface ImportFormProps extends Pick<ImportDialogProps, 'batchId' | 'lines'> {
  onDone: () => void;
}

function ImportForm({ batchId, lines, onDone }: ImportFormProps) {
  const t = useMessages('money');
  const [text, setText] = useState('');
  const [isTooLarge, setIsTooLarge] = useState(false);
  const { isBusy, problem, settle } = useSettle(batchId, onDone);
  const answer = useMemo(
    () => (text.trim() === '' ? undefined : readBankAnswer(text, lines)),
    [text, lines],
  );

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    setIsTooLarge(file.size > LARGEST_BYTES);
    if (file.size <= LARGEST_BYTES) setText(await file.text());
    // The same file, corrected, can be chosen again.
    target.value = '';
  }

  return (
    <div className="grid gap-4">
      <TextArea
        label={t('payout.csv')}
        hint={t('payout.csvHint')}
        error={isTooLarge ? t('payout.fileTooLarge') : undefined}
        rows={5}
        spellCheck={false}
        className="[&_textarea]:font-mono [&_textarea]:text-sm"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <label className="relative inline-flex min-h-touch cursor-pointer items-center justify-self-start rounded-lg border border-line-strong/60 bg-surface px-5 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-focus hover:bg-sunken">
        {t('payout.choose')}
        <input
          type="file"
          accept=".csv,text/csv,text/plain"
          className="sr-only"
          onChange={(event) => void choose(event)}
        />
      </label>
      {answer && <AnswerPreview answer={answer} lines={lines} />}
      <FormOutcome form={{ problem }} />
      {answer && answer.outcomes.length > 0 && (
        <Button isLoading={isBusy} onClick={() => void settle(answer.outcomes)}>
          {t('payout.send', { count: answer.outcomes.length })}
        </Button>
      )}
    </div>
  );
}
