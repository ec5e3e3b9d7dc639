import { formatPaise } from '@chowk/domain/kernel';
import type { ShopConsent } from '@chowk/domain/shops';
import { useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { MoneyField } from '@/ui/fields/money-field';
import { Switch } from '@/ui/fields/switch';

interface DealsConsentProps {
  consent: ShopConsent;
  isBusy: boolean;
  onAllow: (limitPaise: number) => void;
  onWithdraw: () => void;
}

/** Deals are allowed up to an amount; without one there is nothing to allow. */
export function DealsConsent({ consent, isBusy, onAllow, onWithdraw }: DealsConsentProps) {
  const t = useMessages('acting');
  const { is_granted: isGranted, limit_paise: limitPaise } = consent;
  const [isOpen, setIsOpen] = useState(false);
  const [amount, setAmount] = useState(limitPaise);
  const [isMissing, setIsMissing] = useState(false);

  function allow() {
    const isAmount = amount !== null && amount > 0;
    setIsMissing(!isAmount);
    if (isAmount) onAllow(amount);
  }

  return (
    <div>
      <Switch
        label={t('kind.deals')}
        description={
          isGranted && limitPaise !== null
            ? t('deals.upTo', { amount: formatPaise(limitPaise) })
            : t('kind.deals.text')
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
            className="min-w-48 flex-1"
            label={t('deals.limit')}
            hint={t('deals.limitHint')}
            value={amount}
            onChange={setAmount}
            {...(isMissing ? { error: t('deals.noAmount') } : {})}
          />
          <Button
            variant="secondary"
            isLoading={isBusy}
            disabled={isGranted && amount === limitPaise}
            onClick={allow}
          >
            {t(isGranted ? 'deals.save' : 'deals.allow')}
          </Button>
        </div>
      )}
    </div>
  );
}
