import { formatMobile } from '@chowk/domain/kernel';
import { LEAD_STATES, type Lead } from '@chowk/domain/leads';
import { contractClient } from '@/api/client/browser-client';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { narrowed, type RecordFilter, type RecordListProps } from './record-lists';
import { dayColumn, RecordTable } from './record-table';
import { listLeadsRef } from './records.queries';

const paramsOf = (filter: RecordFilter) => narrowed(filter, LEAD_STATES);

export function LeadsRecords(props: RecordListProps) {
  const t = useMessages('records');
  const words = useMessages('leads');
  return (
    <RecordTable<Lead>
      {...props}
      list="leads"
      queryName={listLeadsRef.name}
      states={LEAD_STATES.map((value) => ({ value, label: words(`status.${value}`) }))}
      paramsOf={paramsOf}
      readPage={(filter, asked) =>
        contractClient.runQuery(listLeadsRef, { ...paramsOf(filter), ...asked })
      }
      columns={[
        { id: 'shop', header: t('shop'), isTitle: true, value: (row) => row.shop_name },
        { id: 'owner', header: t('owner'), value: (row) => row.owner_name },
        { id: 'phone', header: t('phone'), value: (row) => formatMobile(row.phone) },
        { id: 'area', header: t('area'), value: (row) => row.area },
        {
          id: 'status',
          header: t('status'),
          value: (row) => words(`status.${row.status}`),
          cell: ({ status }) => <Badge>{words(`status.${status}`)}</Badge>,
        },
        { id: 'since', ...dayColumn(t('since'), (row) => row.created_at) },
        { id: 'reason', header: t('reason'), value: (row) => row.reason, isOnlyInFile: true },
        { id: 'id', header: 'id', value: (row) => row.id, isOnlyInFile: true },
      ]}
    />
  );
}
