import {
  ORDER_STATES,
  type Order,
  type OrderState,
  PAYMENT_STATES,
  type PaymentState,
} from '@chowk/domain/orders';
import { PackageOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useMessages } from '@/i18n';
import { CardGrid } from '@/lists/card-grid';
import { FilterSelect } from '@/lists/filter-select';
import { ListScreen } from '@/lists/list-screen';
import { TakeButton } from '@/lists/take-button';
import { usePagedList } from '@/lists/use-paged-list';
import { useSearch } from '@/lists/use-search';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { saveFile } from '@/ui/table/save-file';
import { brandOrdersOptions, exportOrdersRef } from './brand-orders.queries';
import { OrderCard } from './order-card';

interface OrdersQueueProps {
  linkTo: (order: Order, content: ReactNode) => ReactNode;
}

/** Orders to the brand, the newest first, each with its next step. */
export function OrdersQueue({ linkTo }: OrdersQueueProps) {
  const t = useMessages('brandorders');
  const [status, setStatus] = useState<OrderState>();
  const [payment, setPayment] = useState<PaymentState>();
  const { search, field } = useSearch();
  const filter = { status, payment, search };
  const list = usePagedList(filter, (cursor) => brandOrdersOptions({ ...filter, cursor }));
  return (
    <ListScreen
      list={list}
      label={t('title')}
      search={{ label: t('search'), ...field }}
      filters={
        <>
          <FilterSelect
            className="md:w-48"
            label={t('filter.status')}
            all={t('filter.allStates')}
            values={ORDER_STATES}
            nameOf={(value) => t(`status.${value}`)}
            value={status}
            onChange={setStatus}
          />
          <FilterSelect
            className="md:w-48"
            label={t('filter.payment')}
            all={t('filter.allPayments')}
            values={PAYMENT_STATES}
            nameOf={(value) => t(`paymentState.${value}`)}
            value={payment}
            onChange={setPayment}
          />
        </>
      }
      exports={
        <TakeButton
          label={t('export')}
          onTake={async () => {
            const params = status ? { status } : {};
            const { name, csv } = await contractClient.runQuery(exportOrdersRef, params);
            saveFile(name, csv);
          }}
        />
      }
      skeleton={<Skeleton className="h-64 w-full" />}
      empty={<EmptyState icon={<PackageOpen />} title={t('empty')} text={t('emptyText')} />}
      nothingFound={
        <EmptyState icon={<PackageOpen />} title={t('noMatch')} text={t('noMatchText')} />
      }
    >
      {(orders) => (
        <CardGrid rows={orders} label={t('title')} className="grid gap-4 xl:grid-cols-2">
          {(order) => <OrderCard order={order} linkTo={linkTo} />}
        </CardGrid>
      )}
    </ListScreen>
  );
}
