import { formatPaise } from '@chowk/domain/kernel';
import {
  isMonthly,
  type LimitedKind,
  type ShopConsent,
  USUAL_ORDER_LIMITS,
} from '@chowk/domain/shops';
import { useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { MoneyField } from '@/ui/fields/number/money-field';
import { Switch } from '@/ui/fields/switch';

interface Limits {
  readonly limit_paise: number;
  readonly month_limit_paise?: number;
}

interface LimitedConsentProps {
  kind: LimitedKind;
  consent: ShopConsent;
  isBusy: boolean;
  onAllow: (limits: Limits) => void;
  onWithdraw: () => void;
}

/** What costs money is allowed up to an amount each, and where it adds up, up to one a month. */
export function LimitedConsent({ kind, consent, isBusy, ...on }: LimitedConsentProps) {
  const t = useMessages('acting');
  const { is_granted: isGranted, limit_paise, month_limit_paise } = consent;
  const hasMonth = isMonthly(kind);
  const usual = hasMonth ? USUAL_ORDER_LIMITS : undefined;
  const [isOpen, setIsOpen] = useState(false);
  const [each, setEach] = useState(limit_paise ?? usual?.limit_paise ?? null);
  const [month, setMonth] = useState(month_limit_paise ?? usual?.month_limit_paise ?? null);
  const [isTried, setIsTried] = useState(false);
  const isEachWrong = (each ?? 0) <= 0;
  const isMonthWrong = hasMonth && (month ?? 0) < (each ?? 0);
  const isSame = isGranted && each === limit_paise && month === month_limit_paise;

  function allow() {
    setIsTried(true);
    if (each === null || isEachWrong || isMonthWrong) return;
    on.onAllow({ limit_paise: each, ...(month === null ? {} : { month_limit_paise: month }) });
  }

  return (
    <div>
      <Switch
        label={t(`kind.${kind}`)}
        description={isGranted ? <Allowed consent={consent} /> : t(`kind.${kind}.text`)}
        // On once it is allowed; until then a press only opens the amounts to allow it up to.
        checked={isGranted}
        disabled={isBusy}
        onChange={() => {
          setIsOpen(!isGranted && !isOpen);
          if (isGranted) on.onWithdraw();
        }}
      />
      {(isGranted || isOpen) && (
        <div className="flex flex-wrap items-end gap-3 pt-1 pb-3">
          <MoneyField
            className="min-w-40 flex-1"
            label={t(`${kind}.limit`)}
            hint={hasMonth ? undefined : t('deals.limitHint')}
            value={each}
            onChange={setEach}
            {...(isTried && isEachWrong ? { error: t('deals.noAmount') } : {})}
          />
          {hasMonth && (
            <MoneyField
              className="min-w-40 flex-1"
              label={t('orders.month')}
              value={month}
              onChange={setMonth}
              {...(isTried && isMonthWrong ? { error: t('orders.monthWrong') } : {})}
            />
          )}
          <Button variant="secondary" isLoading={isBusy} disabled={isSame} onClick={allow}>
            {t(isGranted ? 'deals.save' : `${kind}.allow`)}
          </Button>
        </div>
      )}
    </div>
  );
}

function Allowed({ consent }: { consent: ShopConsent }) {
  const t = useMessages('acting');
  const { limit_paise, month_limit_paise, month_used_paise } = consent;
  if (month_limit_paise === null) {
    return t('deals.upTo', { amount: formatPaise(limit_paise ?? 0) });
  }
  return t('orders.used', {
    used: formatPaise(month_used_paise ?? 0),
    limit: formatPaise(month_limit_paise),
  });
}
