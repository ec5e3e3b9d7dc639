import { EARNING_STATES, type Earning } from '@chowk/domain/earnings';
import { PAISE_PER_RUPEE } from '@chowk/domain/kernel';
import type { ReactNode } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { Money } from '@/ui/base/money';
import { narrowed, type RecordFilter, type RecordListProps } from './record-lists';
import { dayColumn, dayOf, RecordTable } from './record-table';
import { listEarningsRef } from './records.queries';

const paramsOf = (filter: RecordFilter) => narrowed(filter, EARNING_STATES);

interface EarningsRecordsProps extends RecordListProps {
  personLink: (id: string, content: ReactNode) => ReactNode;
}

/** What stores and bizmen have earned, and what became of the money. */
export function EarningsRecords({ personLink, ...props }: EarningsRecordsProps) {
  const t = useMessages('records');
  const words = useMessages('earnings');
  return (
    <RecordTable<Earning>
      {...props}
      list="earnings"
      queryName={listEarningsRef.name}
      states={EARNING_STATES.map((value) => ({ value, label: words(`status.${value}`) }))}
      paramsOf={paramsOf}
      readPage={(filter, asked) =>
        contractClient.runQuery(listEarningsRef, { ...paramsOf(filter), ...asked })
      }
      rowLink={({ payee_id }, content) => personLink(payee_id, content)}
      columns={[
        { id: 'payee', header: t('payee'), isTitle: true, value: (row) => row.payee_name },
        { id: 'kind', header: t('kind'), value: (row) => words(`kind.${row.kind}`) },
        {
          id: 'status',
          header: t('status'),
          value: (row) => words(`status.${row.status}`),
          cell: ({ status }) => <Badge>{words(`status.${status}`)}</Badge>,
        },
        {
          id: 'gross',
          header: t('gross'),
          align: 'end',
          value: (row) => row.gross_paise / PAISE_PER_RUPEE,
          cell: (row) => <Money paise={row.gross_paise} />,
        },
        {
          id: 'net',
          header: t('net'),
          align: 'end',
          value: (row) => row.net_paise / PAISE_PER_RUPEE,
          cell: (row) => <Money paise={row.net_paise} />,
        },
        { id: 'since', ...dayColumn(t('since'), (row) => row.created_at) },
        {
          id: 'tax',
          header: t('tax'),
          value: (row) => row.tax_paise / PAISE_PER_RUPEE,
          isOnlyInFile: true,
        },
        { id: 'payable', header: t('due'), value: (row) => row.payable_on, isOnlyInFile: true },
        { id: 'paid', header: t('paid'), value: (row) => dayOf(row.paid_at), isOnlyInFile: true },
        {
          id: 'reference',
          header: t('reference'),
          value: (row) => row.bank_reference,
          isOnlyInFile: true,
        },
        { id: 'id', header: 'id', value: (row) => row.id, isOnlyInFile: true },
      ]}
    />
  );
}
