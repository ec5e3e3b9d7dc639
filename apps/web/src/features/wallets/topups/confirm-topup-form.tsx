import { formatPaise } from '@chowk/domain/kernel';
import { confirmTopup, TOPUP_LIMITS, type Topup } from '@chowk/domain/wallets';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Checkbox } from '@/ui/fields/checkbox';
import { MoneyField } from '@/ui/fields/number/money-field';
import { TextField } from '@/ui/fields/text-field';
import { useTopupDecision } from './use-topup-decision';

const LONGEST_TYPED = 60;

interface ConfirmValues {
  readonly bank_reference: string;
  readonly amount_paise: number | null;
  /** The other amount is meant: a slip of the finger must not credit a hundred times what came. */
  readonly isSure: boolean;
}

export function ConfirmTopupForm({ topup, onDone }: { topup: Topup; onDone: () => void }) {
  const t = useMessages('money');
  const decision = useTopupDecision(topup, onDone);
  const announced = formatPaise(topup.amount_paise);
  const isOther = (paise: number | null) =>
    paise !== null && paise > 0 && paise <= TOPUP_LIMITS.mostPaise && paise !== topup.amount_paise;
  const saved: ConfirmValues = {
    bank_reference: topup.claimed_reference ?? '',
    amount_paise: topup.amount_paise,
    isSure: false,
  };
  const form = useCommandForm({
    schema: confirmTopup.input,
    saved,
    rules: ({ amount_paise, isSure }) =>
      isOther(amount_paise) && !isSure ? [{ path: 'isSure', rule: 'required' }] : [],
    words: {
      REFERENCE_USED: t('usedReference'),
      bank_reference: t('wrongReference'),
      amount_paise: t('topup.wrongAmount', {
        least: formatPaise(1),
        most: formatPaise(TOPUP_LIMITS.mostPaise),
      }),
      isSure: t('topup.unsure'),
    },
    codes: { REFERENCE_USED: 'bank_reference' },
    save: (_, { bank_reference, amount_paise: paise }) =>
      decision.confirm({
        bank_reference,
        ...(paise === topup.amount_paise ? {} : { amount_paise: paise }),
      }),
  });
  const amount = form.control('amount_paise');

  return (
    <form {...form.box} className="grid gap-4">
      <TextField
        label={t('bankReference')}
        maxLength={LONGEST_TYPED}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('bank_reference')}
      />
      <MoneyField
        label={t('topup.really')}
        hint={isOther(amount.value) ? t('topup.differs', { amount: announced }) : undefined}
        {...amount}
        onChange={(amount_paise) => form.change({ amount_paise, isSure: false })}
      />
      {isOther(amount.value) && (
        <Checkbox
          label={t('topup.sure', { amount: formatPaise(amount.value ?? 0) })}
          {...form.field('isSure')}
        />
      )}
      <FormOutcome form={form} />
      <Button type="submit" isLoading={form.isBusy}>
        {t('topup.confirm')}
      </Button>
    </form>
  );
}
