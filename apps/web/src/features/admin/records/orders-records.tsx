import { PAISE_PER_RUPEE } from '@chowk/domain/kernel';
import { ORDER_STATES, type Order } from '@chowk/domain/orders';
import type { ReactNode } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { Money } from '@/ui/base/money';
import { narrowed, type RecordFilter, type RecordListProps } from './record-lists';
import { dayColumn, RecordTable } from './record-table';
import { listOrdersRef } from './records.queries';

const paramsOf = (filter: RecordFilter) => narrowed(filter, ORDER_STATES);

interface OrdersRecordsProps extends RecordListProps {
  orderLink: (id: string, content: ReactNode) => ReactNode;
}

export function OrdersRecords({ orderLink, ...props }: OrdersRecordsProps) {
  const t = useMessages('records');
  const words = useMessages('orders');
  return (
    <RecordTable<Order>
      {...props}
      list="orders"
      queryName={listOrdersRef.name}
      states={ORDER_STATES.map((value) => ({ value, label: words(`status.${value}`) }))}
      paramsOf={paramsOf}
      readPage={(filter, asked) =>
        contractClient.runQuery(listOrdersRef, { ...paramsOf(filter), ...asked })
      }
      rowLink={({ id }, content) => orderLink(id, content)}
      columns={[
        { id: 'shop', header: t('shop'), isTitle: true, value: (row) => row.shop_name },
        { id: 'brand', header: t('brand'), value: (row) => row.brand_name },
        {
          id: 'status',
          header: t('status'),
          value: (row) => words(`status.${row.status}`),
          cell: ({ status }) => <Badge>{words(`status.${status}`)}</Badge>,
        },
        {
          id: 'total',
          header: t('amount'),
          align: 'end',
          value: (row) => row.total_paise / PAISE_PER_RUPEE,
          cell: (row) => <Money paise={row.total_paise} />,
        },
        { id: 'since', ...dayColumn(t('since'), (row) => row.created_at) },
        { id: 'payment', header: t('payment'), value: (row) => row.payment, isOnlyInFile: true },
        { id: 'paid', header: t('paid'), value: (row) => row.payment_state, isOnlyInFile: true },
        { id: 'id', header: 'id', value: (row) => row.id, isOnlyInFile: true },
      ]}
    />
  );
}
