import { settleBatch } from '@chowk/domain/payouts';
import { useMemo, useState } from 'react';
import { outputOrThrow } from '@/commands/send-command';
import { useCommand } from '@/commands/use-command';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { FileButton } from '@/ui/fields/file-button';
import { TextArea } from '@/ui/fields/text-area';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import { AnswerPreview } from './answer-preview';
import { readBankAnswer } from './bank-answer';
import { type Payout, settleBatchRef } from './payouts.queries';

const LARGEST_BYTES = 1024 * 1024;
const NOTHING = { csv: '' };

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

/** The same line twice changes nothing, so a lost answer can be asked again. */
function ImportForm({ batchId, lines, onDone }: ImportFormProps) {
  const t = useMessages('money');
  const [isTooLarge, setIsTooLarge] = useState(false);
  const { run } = useCommand(settleBatchRef);
  const form = useCommandForm({
    schema: settleBatch.input,
    saved: NOTHING,
    given: ({ csv }) => ({ lines: readBankAnswer(csv, lines).outcomes }),
    at: () => 'csv',
    save: async (_, { lines: outcomes }) => {
      const paid = outcomes.filter((outcome) => 'bank_reference' in outcome).length;
      const failed = outcomes.length - paid;
      const done = t('payout.entered', { paid, failed });
      outputOrThrow(await run({ id: batchId, lines: outcomes }, { done }));
      onDone();
    },
  });
  const { csv } = form.values;
  const answer = useMemo(
    () => (csv.trim() === '' ? undefined : readBankAnswer(csv, lines)),
    [csv, lines],
  );
  const field = form.field('csv');

  async function choose([file]: readonly File[]) {
    if (!file) return;
    setIsTooLarge(file.size > LARGEST_BYTES);
    if (file.size <= LARGEST_BYTES) form.change({ csv: await file.text() });
  }

  return (
    <form {...form.box} className="grid gap-4">
      <TextArea
        {...field}
        label={t('payout.csv')}
        hint={t('payout.csvHint')}
        error={isTooLarge ? t('payout.fileTooLarge') : field.error}
        rows={5}
        spellCheck={false}
        className="[&_textarea]:font-mono [&_textarea]:text-sm"
      />
      <FileButton
        variant="secondary"
        className="justify-self-start"
        accept=".csv,text/csv,text/plain"
        onFiles={(files) => void choose(files)}
      >
        {t('payout.choose')}
      </FileButton>
      {answer && <AnswerPreview answer={answer} lines={lines} />}
      <FormOutcome form={form} />
      {answer && answer.outcomes.length > 0 && (
        <Button type="submit" isLoading={form.isBusy}>
          {t('payout.send', { count: answer.outcomes.length })}
        </Button>
      )}
    </form>
  );
}
