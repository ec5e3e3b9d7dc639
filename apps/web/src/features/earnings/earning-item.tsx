import type { Earning } from '@chowk/domain/earnings';
import { formatDate } from '@chowk/domain/kernel';
import type { ReactElement, ReactNode } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { Badge, type Tone } from '@/ui/base/badge';
import { ButtonLink } from '@/ui/base/button';
import { Money } from '@/ui/base/money';
import { CARD_CLASS } from '@/ui/layout/card';
import type { EarningStatus } from './earnings.queries';
import { monthName } from './month-name';
import { taxSectionWords } from './tax-section';

export type LinkToDeal = (
  dealId: string,
) => ReactElement<{ className?: string; children?: ReactNode }>;

export const STATUS_TONES: Readonly<Record<EarningStatus, Tone>> = {
  pending: 'neutral',
  payable: 'role',
  in_payout: 'warning',
  paid: 'success',
  failed: 'danger',
  spent: 'success',
  reversed: 'neutral',
};

/** One earning, rupee by rupee. */
export function EarningItem({ earning, linkTo }: { earning: Earning; linkTo: LinkToDeal }) {
  const t = useMessages('earnings');
  const language = useLanguage();
  const { campaign_title, brand_name, shop_name, month } = earning;
  const kind = t(`kind.${earning.kind}`);
  const title = campaign_title ?? shop_name ?? (month ? monthName(month, language, 'long') : kind);
  return (
    <li className={`${CARD_CLASS} flex flex-col gap-3 p-4`}>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="min-w-words flex-1">
          <p className="text-muted text-sm">{brand_name ?? kind}</p>
          <h3 className="font-sans font-semibold text-base">{title}</h3>
        </div>
        <Badge tone={STATUS_TONES[earning.status]}>{t(`status.${earning.status}`)}</Badge>
      </div>
      <EarningSums earning={earning} />
      {earning.failure && (
        <p className="text-danger-ink text-sm">{t('failure', { reason: earning.failure })}</p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <EarningWhen earning={earning} />
        {earning.deal_id && (
          <ButtonLink variant="quiet" size="sm" className="-me-3" render={linkTo(earning.deal_id)}>
            {t('openDeal')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

export function EarningSums({ earning }: { earning: Earning }) {
  const t = useMessages('earnings');
  const { tax_section: section } = earning;
  const taxLabel = section ? t('taxUnder', { section: taxSectionWords(section, t) }) : t('tax');
  return (
    <dl className="flex flex-col gap-1 border-line border-y py-2 text-sm">
      <Sum label={t('gross')} paise={earning.gross_paise} />
      {earning.tax_paise > 0 && <Sum label={taxLabel} paise={-earning.tax_paise} />}
      {earning.kind === 'placement' && <Sum label={t('fee')} paise={earning.fee_paise} isAside />}
      <Sum label={t('net')} paise={earning.net_paise} isTotal />
    </dl>
  );
}

interface SumProps {
  label: string;
  paise: number;
  isTotal?: boolean;
  /** Shown for openness; not part of the sum. */
  isAside?: boolean;
}

function Sum({ label, paise, isTotal, isAside }: SumProps) {
  return (
    <div
      className={`flex justify-between gap-3 ${isTotal ? 'font-semibold text-base' : ''} ${isAside ? 'text-muted' : ''}`}
    >
      <dt>{label}</dt>
      <dd>
        <Money paise={paise} />
      </dd>
    </div>
  );
}

export function EarningWhen({ earning }: { earning: Earning }) {
  const t = useMessages('earnings');
  const language = useLanguage();
  return (
    <p className="min-w-0 text-muted text-sm">
      {earning.paid_at
        ? t('paidOn', { day: formatDate(earning.paid_at, language) })
        : earning.status !== 'reversed' &&
          t(earning.status === 'pending' ? 'dueOn' : 'readySince', {
            day: formatDate(earning.payable_on, language),
          })}
      {earning.bank_reference && (
        <span className="block">
          {t('bankReference')}{' '}
          <span className="select-all font-medium text-ink tabular-nums">
            {earning.bank_reference}
          </span>
        </span>
      )}
    </p>
  );
}
