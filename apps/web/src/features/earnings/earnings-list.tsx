import { HandCoins } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useMessages } from '@/i18n';
import { FilterSelect } from '@/lists/filter-select';
import { ListScreen } from '@/lists/list-screen';
import { useGrowingList } from '@/lists/use-growing-list';
import { ButtonLink } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { CARD_CLASS } from '@/ui/layout/card';
import { EarningItem, type LinkToDeal } from './earning-item';
import { type EarningStatus, earningsOptions } from './earnings.queries';

const STATUSES: readonly EarningStatus[] = [
  'pending',
  'payable',
  'in_payout',
  'paid',
  'failed',
  'reversed',
];

interface EarningsListProps {
  linkTo: LinkToDeal;
  dealsLink: ReactElement<{ className?: string; children?: ReactNode }>;
}

export function EarningsList({ linkTo, dealsLink }: EarningsListProps) {
  const t = useMessages('earnings');
  const [status, setStatus] = useState<EarningStatus>();
  const list = useGrowingList(earningsOptions(status), { status });
  return (
    <ListScreen
      list={list}
      label={t('list.title')}
      heading={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-xl">{t('list.title')}</h2>
          <FilterSelect
            className="w-48"
            label={t('list.status')}
            all={t('list.all')}
            values={STATUSES}
            nameOf={(value) => t(`status.${value}`)}
            value={status}
            onChange={setStatus}
          />
        </div>
      }
      skeleton={<Skeleton className="h-48 w-full rounded-lg" />}
      empty={
        <div className={CARD_CLASS}>
          <EmptyState
            icon={<HandCoins />}
            title={t('list.empty.title')}
            text={t('list.empty.text')}
            action={<ButtonLink render={dealsLink}>{t('list.empty.action')}</ButtonLink>}
          />
        </div>
      }
      nothingFound={<p className={`${CARD_CLASS} p-6 text-center text-muted`}>{t('list.none')}</p>}
      more={t('list.more')}
    >
      {(earnings) => (
        <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
          {earnings.map((earning) => (
            <EarningItem key={earning.id} earning={earning} linkTo={linkTo} />
          ))}
        </ul>
      )}
    </ListScreen>
  );
}
