import type { Earning } from '@chowk/domain/earnings';
import { formatDate, formatPaise } from '@chowk/domain/kernel';
import { ChevronDown } from 'lucide-react';
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

/** One earning as a short row that adds up; a press shows every rupee of it. */
export function EarningItem({ earning, linkTo }: { earning: Earning; linkTo: LinkToDeal }) {
  const t = useMessages('earnings');
  const language = useLanguage();
  const { campaign_title, brand_name, shop_name, month, gross_paise, tax_paise } = earning;
  const kind = t(`kind.${earning.kind}`);
  const from = brand_name ?? kind;
  const title = campaign_title ?? shop_name ?? (month ? monthName(month, language, 'long') : kind);
  return (
    <li className={CARD_CLASS}>
      <details className="group">
        <summary className="flex min-h-touch cursor-pointer list-none flex-col gap-1 p-3 [&::-webkit-details-marker]:hidden">
          <span className="flex flex-wrap items-center gap-2">
            <span className="min-w-words flex-1 font-semibold">{title}</span>
            <Money paise={earning.net_paise} className="font-semibold" />
            <ChevronDown
              aria-hidden
              className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
            />
          </span>
          <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
            <span className="text-muted text-sm tabular-nums">
              {tax_paise > 0
                ? t('sum', { gross: formatPaise(gross_paise), tax: formatPaise(tax_paise) })
                : from}
            </span>
            <Badge tone={STATUS_TONES[earning.status]}>{t(`status.${earning.status}`)}</Badge>
          </span>
        </summary>
        <div className="flex flex-col gap-2 px-3 pb-3">
          {tax_paise > 0 && <p className="text-muted text-sm">{from}</p>}
          <EarningSums earning={earning} />
          {earning.failure && (
            <p className="text-danger-ink text-sm">{t('failure', { reason: earning.failure })}</p>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <EarningWhen earning={earning} />
            {earning.deal_id && (
              <ButtonLink
                variant="quiet"
                size="sm"
                className="-me-3"
                render={linkTo(earning.deal_id)}
              >
                {t('openDeal')}
              </ButtonLink>
            )}
          </div>
        </div>
      </details>
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
      <Sum label={t('net')} paise={earning.net_paise} isTotal />
    </dl>
  );
}

interface SumProps {
  label: string;
  paise: number;
  isTotal?: boolean;
}

function Sum({ label, paise, isTotal }: SumProps) {
  return (
    <div className={`flex justify-between gap-3 ${isTotal ? 'font-semibold text-base' : ''}`}>
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
