import { useInfiniteQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { errorKey } from '@/api/errors/error-words';
import { useMessages } from '@/i18n';
import { Button, ButtonLink } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Skeleton } from '@/ui/feedback/skeleton';
import { NativeSelect } from '@/ui/fields/native-select';
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
  /** A bizman earns with shops, a store with deals. */
  isOfShops?: boolean;
}

export function EarningsList({ linkTo, dealsLink, isOfShops = false }: EarningsListProps) {
  const t = useMessages('earnings');
  const [status, setStatus] = useState<EarningStatus>();
  return (
    <section aria-label={t('list.title')} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t('list.title')}</h2>
        <NativeSelect
          label={t('list.status')}
          isLabelHidden
          className="w-48"
          value={status ?? ''}
          placeholder={t('list.all')}
          options={STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
          onChange={(event) => setStatus(STATUSES.find((known) => known === event.target.value))}
        />
      </div>
      <Items {...{ status, linkTo, dealsLink, isOfShops }} />
    </section>
  );
}

function Items({
  status,
  linkTo,
  dealsLink,
  isOfShops,
}: EarningsListProps & { status: EarningStatus | undefined }) {
  const t = useMessages('earnings');
  const errors = useMessages('errors');
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(earningsOptions(status));
  if (!data && error) {
    return (
      <ErrorState
        error={error}
        text={errors(errorKey(error))}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="h-48 w-full rounded-lg" />;
  const earnings = data.pages.flatMap(({ items }) => items);
  if (earnings.length === 0 && status) {
    return <p className={`${CARD_CLASS} p-6 text-center text-muted`}>{t('list.none')}</p>;
  }
  if (earnings.length === 0) {
    return (
      <>
        <LazyUpdatedAgo savedAt={data.pages[0]?.savedAt} />
        <div className={CARD_CLASS}>
          <EmptyState
            icon={<HandCoins />}
            title={t(isOfShops ? 'list.emptyShops.title' : 'list.empty.title')}
            text={t(isOfShops ? 'list.emptyShops.text' : 'list.empty.text')}
            action={
              <ButtonLink render={dealsLink}>
                {t(isOfShops ? 'list.emptyShops.action' : 'list.empty.action')}
              </ButtonLink>
            }
          />
        </div>
      </>
    );
  }
  return (
    <>
      <LazyUpdatedAgo savedAt={data.pages[0]?.savedAt} />
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {earnings.map((earning) => (
          <EarningItem key={earning.id} earning={earning} linkTo={linkTo} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          isLoading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('list.more')}
        </Button>
      )}
    </>
  );
}
