import { formatPaise } from '@chowk/domain/kernel';
import {
  consentLimits,
  isMonthly,
  type LimitedKind,
  type ShopConsent,
  USUAL_ORDER_LIMITS,
} from '@chowk/domain/shops';
import { useState } from 'react';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { MoneyField } from '@/ui/fields/number/money-field';
import { Switch } from '@/ui/fields/switch';

interface Limits {
  readonly limit_paise: number;
  readonly month_limit_paise?: number;
}

type Typed = Record<keyof Limits, number | null>;

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
  const saved: Typed = {
    limit_paise: limit_paise ?? usual?.limit_paise ?? null,
    month_limit_paise: month_limit_paise ?? usual?.month_limit_paise ?? null,
  };
  const form = useCommandForm({
    schema: consentLimits[kind],
    saved,
    rules: ({ limit_paise: each, month_limit_paise: month }) =>
      hasMonth && (month ?? 0) < (each ?? 0)
        ? [{ path: 'month_limit_paise', rule: 'min_number' }]
        : [],
    words: { limit_paise: t('deals.noAmount'), month_limit_paise: t('orders.monthWrong') },
    save: async (typed, limits) => {
      const { month_limit_paise: most } = typed;
      on.onAllow({ ...limits, ...(most === null ? {} : { month_limit_paise: most }) });
      return typed;
    },
  });
  const { limit_paise: each, month_limit_paise: month } = form.values;
  const isSame = isGranted && each === limit_paise && month === month_limit_paise;

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
        <form {...form.box} className="flex flex-wrap items-end gap-3 pt-1 pb-3">
          <MoneyField
            className="min-w-40 flex-1"
            label={t(`${kind}.limit`)}
            hint={hasMonth ? undefined : t('deals.limitHint')}
            {...form.control('limit_paise')}
          />
          {hasMonth && (
            <MoneyField
              className="min-w-40 flex-1"
              label={t('orders.month')}
              {...form.control('month_limit_paise')}
            />
          )}
          <Button type="submit" variant="secondary" isLoading={isBusy} disabled={isSame}>
            {t(isGranted ? 'deals.save' : `${kind}.allow`)}
          </Button>
        </form>
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
