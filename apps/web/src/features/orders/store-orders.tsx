import { ORDER_STATES, type Order, type OrderState } from '@chowk/domain/orders';
import { PackageOpen } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useMessages } from '@/i18n';
import { CardGrid, CardSkeletons } from '@/lists/card-grid';
import { FilterSelect } from '@/lists/filter-select';
import { ListScreen } from '@/lists/list-screen';
import { useGrowingList } from '@/lists/use-growing-list';
import { useSearch } from '@/lists/use-search';
import { ButtonLink } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
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
export function StoreOrders({ shopId, linkTo, browseLink, onAgain }: StoreOrdersProps) {
  const t = useMessages('orders');
  const [status, setStatus] = useState<OrderState>();
  const { search, field } = useSearch();
  const filter = { status, search };
  const list = useGrowingList(shopOrdersOptions(shopId, filter), filter);
  return (
    <ListScreen
      list={list}
      label={t('title')}
      search={{ label: t('search'), ...field }}
      filters={
        <FilterSelect
          className="md:w-56"
          label={t('filter')}
          all={t('filter.all')}
          values={ORDER_STATES}
          nameOf={(value) => t(`status.${value}`)}
          value={status}
          onChange={setStatus}
        />
      }
      above={<WaitingOrders shopId={shopId} />}
      skeleton={<CardSkeletons height="h-40" />}
      empty={
        <EmptyState
          icon={<PackageOpen />}
          title={t('empty.title')}
          text={t('empty.text')}
          action={<ButtonLink render={browseLink}>{t('empty.action')}</ButtonLink>}
        />
      }
      nothingFound={<EmptyState icon={<PackageOpen />} title={t('empty.filter')} />}
      more={t('more')}
    >
      {(orders) => (
        <CardGrid rows={orders}>
          {(order) => (
            <StoreOrderCard order={order} link={linkTo(order.id)} onAgain={() => onAgain(order)} />
          )}
        </CardGrid>
      )}
    </ListScreen>
  );
}
