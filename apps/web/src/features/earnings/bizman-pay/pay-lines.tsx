import type { Earning } from '@chowk/domain/earnings';
import { formatDate } from '@chowk/domain/kernel';
import { ChevronDown, HandCoins } from 'lucide-react';
import { EarningSums, EarningWhen, STATUS_TONES } from '@/features/earnings/earning-item';
import { monthName } from '@/features/earnings/month-name';
import { useLanguage, useMessages } from '@/i18n';
import { ListScreen } from '@/lists/list-screen';
import { useGrowingList } from '@/lists/use-growing-list';
import { Badge } from '@/ui/base/badge';
import { Money } from '@/ui/base/money';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { CARD_CLASS } from '@/ui/layout/card';
import { payOfMonthOptions } from './bizpay.queries';

/** What a month's pay is made of, a line each; opened, it says rupee by rupee. */
export function PayLines({ month }: { month: string }) {
  const t = useMessages('bizpay');
  const list = useGrowingList(payOfMonthOptions(month));
  return (
    <ListScreen
      list={list}
      label={t('lines.title')}
      heading={<h2 className="text-lg">{t('lines.title')}</h2>}
      skeleton={<Skeleton className="h-48 w-full rounded-lg" />}
      empty={
        <div className={CARD_CLASS}>
          <EmptyState icon={<HandCoins />} title={t('lines.none')} text={t('lines.noneText')} />
        </div>
      }
      more={t('lines.more')}
    >
      {(earnings) => (
        <ul className={`${CARD_CLASS} divide-y divide-line`}>
          {earnings.map((earning) => (
            <li key={earning.id}>
              <PayLine earning={earning} />
            </li>
          ))}
        </ul>
      )}
    </ListScreen>
  );
}

function PayLine({ earning }: { earning: Earning }) {
  const t = useMessages('earnings');
  const language = useLanguage();
  const { shop_name, month, status } = earning;
  const kind = t(`kind.${earning.kind}`);
  const title = shop_name ?? (month ? monthName(month, language, 'long') : kind);
  return (
    <details className="group">
      <summary className="flex min-h-touch cursor-pointer list-none items-center gap-3 px-4 py-3">
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{title}</span>
          <span className="block text-muted text-sm">
            {kind} · {formatDate(earning.created_at, language, { isShort: true })}
          </span>
        </span>
        <span className="grid shrink-0 justify-items-end gap-1">
          <span className="font-semibold">
            <Money paise={earning.net_paise} />
          </span>
          <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-2 px-4 pb-4">
        <EarningSums earning={earning} />
        <EarningWhen earning={earning} />
      </div>
    </details>
  );
}
