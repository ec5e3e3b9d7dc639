import { PROOF_STATES, type Proof } from '@chowk/domain/proofs';
import type { ReactNode } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { narrowed, type RecordFilter, type RecordListProps } from './record-lists';
import { dayColumn, dayOf, RecordTable } from './record-table';
import { listProofsRef } from './records.queries';

const paramsOf = (filter: RecordFilter) => narrowed(filter, PROOF_STATES);

interface ProofsRecordsProps extends RecordListProps {
  proofLink: (id: string, content: ReactNode) => ReactNode;
}

/** Every proof ever sent, decided or not; the queue of those to decide is a room of its own. */
export function ProofsRecords({ proofLink, ...props }: ProofsRecordsProps) {
  const t = useMessages('records');
  const words = useMessages('review');
  const verdictOf = ({ verdict }: Proof) => words(`verdict.${verdict ?? 'none'}`);
  return (
    <RecordTable<Proof>
      {...props}
      list="proofs"
      queryName={listProofsRef.name}
      states={PROOF_STATES.map((value) => ({ value, label: words(`status.${value}`) }))}
      paramsOf={paramsOf}
      readPage={(filter, asked) =>
        contractClient.runQuery(listProofsRef, { ...paramsOf(filter), ...asked })
      }
      rowLink={({ id }, content) => proofLink(id, content)}
      columns={[
        { id: 'shop', header: t('shop'), isTitle: true, value: (row) => row.shop_name },
        { id: 'campaign', header: t('campaign'), value: (row) => row.campaign_title },
        { id: 'brand', header: t('brand'), value: (row) => row.brand_name },
        {
          id: 'status',
          header: t('status'),
          value: (row) => words(`status.${row.status}`),
          cell: ({ status }) => <Badge>{words(`status.${status}`)}</Badge>,
        },
        { id: 'place', header: t('place'), value: verdictOf },
        { id: 'received', ...dayColumn(t('received'), (row) => row.received_at) },
        {
          id: 'reviewed',
          header: t('decided'),
          value: (row) => dayOf(row.reviewed_at),
          isOnlyInFile: true,
        },
        { id: 'deal', header: 'deal_id', value: (row) => row.deal_id, isOnlyInFile: true },
        { id: 'id', header: 'id', value: (row) => row.id, isOnlyInFile: true },
      ]}
    />
  );
}
