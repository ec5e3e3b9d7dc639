import { formatPaise, rupees } from '@chowk/domain/kernel';
import { TOPUP_LIMITS } from '@chowk/domain/wallets';
import { type FormEvent, useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { MoneyField } from '@/ui/fields/number/money-field';

interface TopupAmountFormProps {
  /** What a campaign is short of, filled in already. */
  initialPaise: number | undefined;
  isBusy: boolean;
  problem: string | undefined;
  onBegin: (amountPaise: number) => void;
}

const QUICK_PAISE = [rupees(5_000), rupees(25_000), rupees(1_00_000)];
const LIMITS = {
  least: formatPaise(TOPUP_LIMITS.leastPaise),
  most: formatPaise(TOPUP_LIMITS.mostPaise),
};

function isAllowed(paise: number | null): paise is number {
  return paise !== null && paise >= TOPUP_LIMITS.leastPaise && paise <= TOPUP_LIMITS.mostPaise;
}

export function TopupAmountForm({ initialPaise, isBusy, problem, onBegin }: TopupAmountFormProps) {
  const t = useMessages('wallets');
  const [paise, setPaise] = useState<number | null>(initialPaise ?? null);
  const [isTried, setIsTried] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (isAllowed(paise)) onBegin(paise);
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <MoneyField
        label={t('add.amount')}
        hint={t('add.amountHint', LIMITS)}
        error={isTried && !isAllowed(paise) ? t('add.amountWrong', LIMITS) : undefined}
        value={paise}
        onChange={setPaise}
      />
      <div className="flex flex-wrap gap-2">
        {QUICK_PAISE.map((quick) => (
          <Button key={quick} size="sm" variant="secondary" onClick={() => setPaise(quick)}>
            {formatPaise(quick)}
          </Button>
        ))}
      </div>
      {problem && <Banner tone="danger" title={problem} text={t('kept')} />}
      <Button type="submit" className="self-start" isLoading={isBusy}>
        {t('add.begin')}
      </Button>
    </form>
  );
}
