import { MAX_SLOTS, PAYMENT_NATURES } from '@chowk/domain/campaigns';
import { formatNumber } from '@chowk/domain/kernel';
import { PAYOUT_WORDS } from '@/features/campaigns/draft/draft-errors';
import { useMessages } from '@/i18n';
import { NativeSelect } from '@/ui/fields/native-select';
import { MoneyField } from '@/ui/fields/number/money-field';
import { NumberField } from '@/ui/fields/number/number-field';
import { Feasibility } from './feasibility';
import type { StepProps } from './step-props';

export function MoneyStep({ values, change, errorOf, addMoney }: StepProps) {
  const t = useMessages('wizard');
  const mostSlots = values.shop_id === null ? MAX_SLOTS : 1;
  return (
    <>
      <MoneyField
        label={t('money.payout')}
        hint={t('money.payoutHint', PAYOUT_WORDS)}
        error={errorOf('payout_paise')}
        value={values.payout_paise}
        onChange={(payout_paise) => change({ payout_paise })}
      />
      <NumberField
        label={t('money.slots')}
        hint={t('money.slotsHint', { most: formatNumber(mostSlots) })}
        error={errorOf('slots')}
        min={1}
        max={mostSlots}
        value={values.slots}
        onChange={(slots) => change({ slots })}
      />
      <NativeSelect
        label={t('nature.label')}
        hint={t('nature.hint')}
        value={values.payment_nature}
        options={PAYMENT_NATURES.map((value) => ({ value, label: t(`nature.${value}`) }))}
        onChange={(event) => {
          const nature = PAYMENT_NATURES.find((each) => each === event.target.value);
          if (nature) change({ payment_nature: nature });
        }}
      />
      <Feasibility values={values} withMoney addMoney={addMoney} />
    </>
  );
}
