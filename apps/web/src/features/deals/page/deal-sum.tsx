import type { DealMoney } from '@chowk/domain/deals';
import { formatPaise } from '@chowk/domain/kernel';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';

interface DealSumProps {
  money: DealMoney;
  /** Where a PAN is given; absent for whoever gave one or may not give it. */
  panLink: ReactElement<{ className?: string; children?: ReactNode }> | undefined;
}

/** What was agreed less the tax, in one line that adds up; and how to lose less of it. */
export function DealSum({ money, panLink }: DealSumProps) {
  const t = useMessages('deal');
  const { grossPaise, taxPaise, netPaise, netWithPanPaise } = money;
  return (
    <section aria-label={t('terms.title')} className="rounded-lg bg-sunken px-3 py-2 text-sm">
      {taxPaise === 0 ? (
        <p>{t('terms.noTax')}</p>
      ) : (
        <p>
          {t('terms.sum', {
            gross: formatPaise(grossPaise),
            tax: formatPaise(taxPaise),
            net: formatPaise(netPaise),
          })}
        </p>
      )}
      {panLink && netWithPanPaise > netPaise && (
        <div className="mt-1 flex items-center justify-between gap-2">
          <p className="min-w-0 flex-1 text-muted">
            {t('terms.pan', { amount: formatPaise(netWithPanPaise) })}
          </p>
          <ButtonLink variant="quiet" size="sm" className="-me-3" render={panLink}>
            {t('terms.addPan')}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
