import type { DealTerms as Terms } from '@chowk/domain/deals';
import { formatPaise } from '@chowk/domain/kernel';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { Money } from '@/ui/base/money';

interface DealTermsProps {
  terms: Terms;
  /** Where a PAN is given; absent for whoever may not give it. */
  panLink: ReactElement<{ className?: string; children?: ReactNode }> | undefined;
}

/** Rupee by rupee what comes of it and when, before anybody says yes. */
export function DealTerms({ terms, panLink }: DealTermsProps) {
  const t = useMessages('deals');
  const withPanPaise = terms.gross_paise - terms.tax_with_pan_paise;
  return (
    <section aria-label={t('terms.title')} className="rounded-lg bg-sunken p-3 text-sm">
      <dl className="flex flex-col gap-1">
        <Line label={t('terms.gross')}>
          <Money paise={terms.gross_paise} />
        </Line>
        {terms.tax_paise > 0 && (
          <Line label={t('terms.tax')}>
            <Money paise={-terms.tax_paise} />
          </Line>
        )}
        <div className="flex justify-between gap-3 border-line border-t pt-1 font-semibold text-base">
          <dt>{t('terms.net')}</dt>
          <dd>
            <Money paise={terms.net_paise} />
          </dd>
        </div>
      </dl>
      <p className="mt-2 text-muted">
        {t('terms.review', { count: terms.review_days })}{' '}
        {t('terms.paid', { count: terms.payable_days })}
      </p>
      {panLink && !terms.has_pan && withPanPaise > terms.net_paise && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2 border-line border-t pt-2">
          <p className="min-w-48 flex-1">{t('terms.pan', { amount: formatPaise(withPanPaise) })}</p>
          <ButtonLink variant="secondary" size="sm" render={panLink}>
            {t('terms.addPan')}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
