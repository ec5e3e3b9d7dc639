import type { payMonth } from '@chowk/domain/earnings';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@/i18n';
import { Money } from '@/ui/base/money';
import { targetOptions } from './bizpay.queries';
import { TargetLine } from './target-line';

interface MonthSumProps {
  pay: NonNullable<ReturnType<typeof payMonth>>['pay'];
  isNow: boolean;
}

/** What is left of the month's pay after tax; this month also says how far its bonus is. */
export function MonthSum({ pay, isNow }: MonthSumProps) {
  const t = useMessages('bizpay');
  const { data: target } = useQuery(targetOptions());
  return (
    <div className="grid gap-3">
      <p className="text-center">
        <span className="block font-heading font-semibold text-4xl tabular-nums">
          <Money paise={pay.net_paise} />
        </span>
        <span className="text-muted text-sm">
          {pay.tax_paise > 0 ? (
            <>
              <Money paise={pay.gross_paise} /> {t('sum.earned')} · <Money paise={pay.tax_paise} />{' '}
              {t('sum.tax')}
            </>
          ) : (
            t('sum.net')
          )}
        </span>
      </p>
      {isNow && target?.month === pay.month && (
        <div className="border-line border-t pt-3">
          <TargetLine target={target} />
        </div>
      )}
    </div>
  );
}
