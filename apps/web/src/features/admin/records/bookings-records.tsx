import { BOOKING_STATES, type Booking } from '@chowk/domain/ad-spaces';
import { formatDate, PAISE_PER_RUPEE } from '@chowk/domain/kernel';
import type { ReactNode } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useLanguage, useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { Money } from '@/ui/base/money';
import { narrowed, type RecordFilter, type RecordListProps } from './record-lists';
import { RecordTable } from './record-table';
import { listBookingsRef } from './records.queries';

const paramsOf = (filter: RecordFilter) => narrowed(filter, BOOKING_STATES);

interface BookingsRecordsProps extends RecordListProps {
  bookingLink: (id: string, content: ReactNode) => ReactNode;
}

export function BookingsRecords({ bookingLink, ...props }: BookingsRecordsProps) {
  const t = useMessages('records');
  const words = useMessages('adspaces');
  const language = useLanguage();
  return (
    <RecordTable<Booking>
      {...props}
      list="bookings"
      queryName={listBookingsRef.name}
      states={BOOKING_STATES.map((value) => ({ value, label: words(`status.${value}`) }))}
      paramsOf={paramsOf}
      readPage={(filter, asked) =>
        contractClient.runQuery(listBookingsRef, { ...paramsOf(filter), ...asked })
      }
      rowLink={({ id }, content) => bookingLink(id, content)}
      columns={[
        { id: 'space', header: t('space'), isTitle: true, value: (row) => row.space_title },
        { id: 'shop', header: t('shop'), value: (row) => row.shop_name },
        { id: 'brand', header: t('brand'), value: (row) => row.brand_name },
        {
          id: 'status',
          header: t('status'),
          value: (row) => words(`status.${row.status}`),
          cell: ({ status }) => <Badge>{words(`status.${status}`)}</Badge>,
        },
        {
          id: 'from',
          header: t('from'),
          value: (row) => row.starts_on,
          cell: (row) => formatDate(row.starts_on, language),
        },
        {
          id: 'to',
          header: t('to'),
          value: (row) => row.ends_on,
          cell: (row) => formatDate(row.ends_on, language),
        },
        {
          id: 'total',
          header: t('amount'),
          align: 'end',
          value: (row) => row.total_paise / PAISE_PER_RUPEE,
          cell: (row) => <Money paise={row.total_paise} />,
        },
        { id: 'id', header: 'id', value: (row) => row.id, isOnlyInFile: true },
      ]}
    />
  );
}
