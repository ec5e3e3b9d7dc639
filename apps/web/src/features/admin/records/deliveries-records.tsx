import type { LoggedDelivery } from '@chowk/domain/admin';
import { DELIVERY_STATES } from '@chowk/domain/notifications';
import type { ReactNode } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { type MessageKey, useMessages } from '@/i18n';
import { Badge, type Tone } from '@/ui/base/badge';
import { narrowed, type RecordFilter, type RecordListProps } from './record-lists';
import { dayColumn, RecordTable } from './record-table';
import { listDeliveryLogRef } from './records.queries';

const TONES: Readonly<Record<LoggedDelivery['state'], Tone>> = {
  queued: 'warning',
  sending: 'warning',
  sent: 'success',
  failed: 'danger',
  skipped: 'neutral',
};

function paramsOf(filter: RecordFilter) {
  const { status, ...rest } = narrowed(filter, DELIVERY_STATES);
  return { ...rest, ...(status ? { state: status } : {}) };
}

interface DeliveriesRecordsProps extends RecordListProps {
  personLink: (id: string, content: ReactNode) => ReactNode;
}

/** What left the app for anybody; never what it said. */
export function DeliveriesRecords({ personLink, ...props }: DeliveriesRecordsProps) {
  const t = useMessages('records');
  const office = useMessages('office');
  const settings = useMessages('settings');
  const names = useMessages('noticenames');
  return (
    <RecordTable<LoggedDelivery>
      {...props}
      list="deliveries"
      queryName={listDeliveryLogRef.name}
      states={DELIVERY_STATES.map((value) => ({ value, label: office(`sent.${value}`) }))}
      paramsOf={paramsOf}
      readPage={(filter, asked) =>
        contractClient.runQuery(listDeliveryLogRef, { ...paramsOf(filter), ...asked })
      }
      rowLink={({ profile_id }, content) => personLink(profile_id, content)}
      columns={[
        {
          id: 'person',
          header: t('receiver'),
          isTitle: true,
          value: (row) => row.full_name || office('noName'),
        },
        {
          id: 'type',
          header: t('message'),
          value: (row) => names(row.type as MessageKey<'noticenames'>),
        },
        { id: 'channel', header: t('way'), value: (row) => settings(`channel.${row.channel}`) },
        {
          id: 'state',
          header: t('status'),
          value: (row) => office(`sent.${row.state}`),
          cell: ({ state }) => <Badge tone={TONES[state]}>{office(`sent.${state}`)}</Badge>,
        },
        {
          id: 'reason',
          header: t('reason'),
          value: (row) => row.reason && office(`why.${row.reason}`),
        },
        { id: 'at', ...dayColumn(t('when'), (row) => row.settled_at ?? row.due_at) },
        { id: 'id', header: 'id', value: (row) => row.id, isOnlyInFile: true },
      ]}
    />
  );
}
