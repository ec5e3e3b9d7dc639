import { rejectTopup, type Topup } from '@chowk/domain/wallets';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { TextArea } from '@/ui/fields/text-area';
import { useTopupDecision } from './use-topup-decision';

const MAX_REASON_LENGTH = 500;

export function RejectTopupForm({ topup, onDone }: { topup: Topup; onDone: () => void }) {
  const t = useMessages('money');
  const decision = useTopupDecision(topup, onDone);
  const form = useCommandForm({
    schema: rejectTopup.input,
    saved: { reason: '' },
    words: { reason: t('topup.reasonNeeded') },
    save: (_, { reason }) => decision.reject(reason),
  });
  return (
    <form {...form.box} className="grid gap-4">
      <TextArea label={t('topup.reason')} maxLength={MAX_REASON_LENGTH} {...form.field('reason')} />
      <FormOutcome form={form} />
      <Button type="submit" variant="danger" isLoading={form.isBusy}>
        {t('topup.reject')}
      </Button>
    </form>
  );
}
