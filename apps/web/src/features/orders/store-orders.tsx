import { ORDER_STATES, type Order, type OrderState } from '@chowk/domain/orders';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { Button, ButtonLink } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Skeleton } from '@/ui/feedback/skeleton';
import { NativeSelect } from '@/ui/fields/native-select';
import { SearchField } from '@/ui/fields/search-field';
import { useSettled } from '@/ui/forms/use-settled';
import { shopOrdersOptions } from './orders.queries';
import { StoreOrderCard } from './store-order-card';
import { WaitingOrders } from './waiting-orders';

type LinkElement = ReactElement<{ className?: string; children?: ReactNode }>;

interface StoreOrdersProps {
  shopId: string;
  linkTo: (orderId: string) => LinkElement;
  browseLink: LinkElement;
  onAgain: (order: Order) => void;
}

/** What a shop has ordered, the newest first, each to be ordered again with one press. */
export function StoreOrders(props: StoreOrdersProps) {
  const t = useMessages('orders');
  const [status, setStatus] = useState<OrderState>();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  return (
    <section aria-label={t('title')} className="flex flex-col gap-4">
      <div className="grid gap-3 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <SearchField label={t('search')} value={typed} onChange={setTyped} />
        <NativeSelect
          label={t('filter')}
          isLabelHidden
          placeholder={t('filter.all')}
          options={ORDER_STATES.map((value) => ({ value, label: t(`status.${value}`) }))}
          value={status ?? ''}
          onChange={(event) =>
            setStatus(ORDER_STATES.find((value) => value === event.target.value))
          }
        />
      </div>
      <WaitingOrders shopId={props.shopId} />
      <OrderList key={`${status} ${search}`} {...{ status, search }} {...props} />
    </section>
  );
}

interface OrderListProps extends StoreOrdersProps {
  status: OrderState | undefined;
  search: string;
}

function OrderList({ shopId, status, search, linkTo, browseLink, onAgain }: OrderListProps) {
  const t = useMessages('orders');
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(shopOrdersOptions(shopId, { status, search }));
  if (!data && error) {
    return (
      <ErrorState
        error={error}
        text={errorWords(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <OrderSkeletons />;
  const orders = data.pages.flatMap(({ items }) => items);
  if (orders.length === 0) {
    return status || search ? (
      <EmptyState icon={<PackageOpen />} title={t('empty.filter')} />
    ) : (
      <EmptyState
        icon={<PackageOpen />}
        title={t('empty.title')}
        text={t('empty.text')}
        action={<ButtonLink render={browseLink}>{t('empty.action')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <LazyUpdatedAgo savedAt={data.pages[0]?.savedAt} />
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {orders.map((order) => (
          <li key={order.id} className="min-w-0">
            <StoreOrderCard order={order} link={linkTo(order.id)} onAgain={() => onAgain(order)} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          isLoading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

function OrderSkeletons() {
  const t = useMessages('ui');
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="grid gap-3 md:grid-cols-2 xl:grid-cols-3"
    >
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-40 rounded-lg" />
      ))}
    </div>
  );
}
