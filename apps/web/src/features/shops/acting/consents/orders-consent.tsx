import { formatPaise } from '@chowk/domain/kernel';
import { type ShopConsent, USUAL_ORDER_LIMITS } from '@chowk/domain/shops';
import { useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { MoneyField } from '@/ui/fields/money-field';
import { Switch } from '@/ui/fields/switch';

interface OrdersConsentProps {
  consent: ShopConsent;
  isBusy: boolean;
  onAllow: (limits: { limit_paise: number; month_limit_paise: number }) => void;
  onWithdraw: () => void;
}

/** Orders are allowed up to an amount each and up to one a month. */
export function OrdersConsent({ consent, isBusy, onAllow, onWithdraw }: OrdersConsentProps) {
  const t = useMessages('acting');
  const { is_granted: isGranted, limit_paise, month_limit_paise, month_used_paise } = consent;
  const [isOpen, setIsOpen] = useState(false);
  const [each, setEach] = useState(limit_paise ?? USUAL_ORDER_LIMITS.limit_paise);
  const [month, setMonth] = useState(month_limit_paise ?? USUAL_ORDER_LIMITS.month_limit_paise);
  const [isTried, setIsTried] = useState(false);
  const isEachWrong = each <= 0;
  const isMonthWrong = month < each;
  const isSame = isGranted && each === limit_paise && month === month_limit_paise;

  function allow() {
    setIsTried(true);
    if (!isEachWrong && !isMonthWrong) onAllow({ limit_paise: each, month_limit_paise: month });
  }

  return (
    <div>
      <Switch
        label={t('kind.orders')}
        description={
          isGranted && month_limit_paise !== null
            ? t('orders.used', {
                used: formatPaise(month_used_paise ?? 0),
                limit: formatPaise(month_limit_paise),
              })
            : t('kind.orders.text')
        }
        checked={isGranted || isOpen}
        disabled={isBusy}
        onChange={(isOn) => {
          setIsOpen(isOn);
          if (!isOn && isGranted) onWithdraw();
        }}
      />
      {(isGranted || isOpen) && (
        <div className="flex flex-wrap items-end gap-3 pt-1 pb-3">
          <MoneyField
            className="min-w-40 flex-1"
            label={t('orders.limit')}
            value={each}
            onChange={(paise) => setEach(paise ?? 0)}
            {...(isTried && isEachWrong ? { error: t('deals.noAmount') } : {})}
          />
          <MoneyField
            className="min-w-40 flex-1"
            label={t('orders.month')}
            value={month}
            onChange={(paise) => setMonth(paise ?? 0)}
            {...(isTried && isMonthWrong ? { error: t('orders.monthWrong') } : {})}
          />
          <Button variant="secondary" isLoading={isBusy} disabled={isSame} onClick={allow}>
            {t(isGranted ? 'deals.save' : 'orders.allow')}
          </Button>
        </div>
      )}
    </div>
  );
}
