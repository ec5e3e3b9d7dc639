import { formatPaise, rupees } from '@chowk/domain/kernel';
import { requestTopup, TOPUP_LIMITS } from '@chowk/domain/wallets';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { MoneyField } from '@/ui/fields/number/money-field';

interface TopupAmountFormProps {
  /** What a campaign is short of, filled in already. */
  initialPaise: number | undefined;
  onBegin: (amountPaise: number) => Promise<void>;
}

const QUICK_PAISE = [rupees(5_000), rupees(25_000), rupees(1_00_000)];
const LIMITS = {
  least: formatPaise(TOPUP_LIMITS.leastPaise),
  most: formatPaise(TOPUP_LIMITS.mostPaise),
};

export function TopupAmountForm({ initialPaise, onBegin }: TopupAmountFormProps) {
  const t = useMessages('wallets');
  const saved: { amount_paise: number | null } = { amount_paise: initialPaise ?? null };
  const form = useCommandForm({
    schema: requestTopup.input,
    saved,
    words: { amount_paise: t('add.amountWrong', LIMITS) },
    save: (_, { amount_paise }) => onBegin(amount_paise),
  });
  return (
    <form {...form.box} className="flex flex-col gap-4">
      <MoneyField
        label={t('add.amount')}
        hint={t('add.amountHint', LIMITS)}
        {...form.control('amount_paise')}
      />
      <div className="flex flex-wrap gap-2">
        {QUICK_PAISE.map((quick) => (
          <Button
            key={quick}
            size="sm"
            variant="secondary"
            onClick={() => form.change({ amount_paise: quick })}
          >
            {formatPaise(quick)}
          </Button>
        ))}
      </div>
      <FormOutcome form={form} />
      <Button type="submit" className="self-start" isLoading={form.isBusy}>
        {t('add.begin')}
      </Button>
    </form>
  );
}
