import { ORDER_STATES, type Order, PAYMENT_STATES } from '@chowk/domain/orders';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { BusyBar } from '@/ui/feedback/busy-bar';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Skeleton } from '@/ui/feedback/skeleton';
import { NativeSelect } from '@/ui/fields/native-select';
import { SearchField } from '@/ui/fields/search-field';
import { useSettled } from '@/ui/forms/use-settled';
import { DataTablePaging } from '@/ui/table/data-table-paging';
import { saveFile } from '@/ui/table/save-file';
import { TakeButton } from '@/ui/table/take-button';
import { useCursorPaging } from '@/ui/table/use-cursor-paging';
import { brandOrdersOptions, exportOrdersRef } from './brand-orders.queries';
import { OrderCard } from './order-card';

interface OrdersQueueProps {
  linkTo: (order: Order, content: ReactNode) => ReactNode;
}

/** Orders to the brand, the newest first, each with its next step. */
export function OrdersQueue({ linkTo }: OrdersQueueProps) {
  const t = useMessages('brandorders');
  const errorWords = useErrorWords();
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState('');
  const [paid, setPaid] = useState('');
  const search = useSettled(typed.trim());
  const status = ORDER_STATES.find((state) => state === picked);
  const payment = PAYMENT_STATES.find((state) => state === paid);
  const { cursor, pagingFor } = useCursorPaging(`${picked} ${paid} ${search}`);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...brandOrdersOptions({ status, payment, search, cursor }),
    placeholderData: keepPreviousData,
  });
  const isFiltered = search !== '' || status !== undefined || payment !== undefined;
  return (
    <section aria-label={t('title')} className="flex flex-col gap-4">
      <div className="flex flex-col gap-3 md:flex-row md:items-center">
        <SearchField className="md:w-80" label={t('search')} value={typed} onChange={setTyped} />
        <NativeSelect
          isLabelHidden
          className="md:w-48"
          label={t('filter.status')}
          placeholder={t('filter.allStates')}
          value={picked}
          options={ORDER_STATES.map((value) => ({ value, label: t(`status.${value}`) }))}
          onChange={(event) => setPicked(event.target.value)}
        />
        <NativeSelect
          isLabelHidden
          className="md:w-48"
          label={t('filter.payment')}
          placeholder={t('filter.allPayments')}
          value={paid}
          options={PAYMENT_STATES.map((value) => ({ value, label: t(`paymentState.${value}`) }))}
          onChange={(event) => setPaid(event.target.value)}
        />
        <div className="md:ms-auto">
          <TakeButton
            label={t('export')}
            errorWords={errorWords}
            onTake={async () => {
              const params = status ? { status } : {};
              const { name, csv } = await contractClient.runQuery(exportOrdersRef, params);
              saveFile(name, csv);
            }}
          />
        </div>
      </div>
      <LazyUpdatedAgo savedAt={data?.savedAt} />
      <div className="relative flex flex-col gap-4">
        <BusyBar isBusy={isPlaceholderData} />
        {error && !data && (
          <ErrorState error={error} text={errorWords(error)} onRetry={() => void refetch()} />
        )}
        {!data && !error && <Skeleton className="h-64 w-full" />}
        {data?.items.length === 0 && (
          <EmptyState
            icon={<PackageOpen />}
            title={t(isFiltered ? 'noMatch' : 'empty')}
            text={t(isFiltered ? 'noMatchText' : 'emptyText')}
          />
        )}
        {data && data.items.length > 0 && (
          <ul aria-label={t('title')} className="grid gap-4 xl:grid-cols-2">
            {data.items.map((order) => (
              <li key={order.id} className="min-w-0">
                <OrderCard order={order} linkTo={linkTo} />
              </li>
            ))}
          </ul>
        )}
        {data && <DataTablePaging {...pagingFor(data.nextCursor)} isBusy={isPlaceholderData} />}
      </div>
    </section>
  );
}
