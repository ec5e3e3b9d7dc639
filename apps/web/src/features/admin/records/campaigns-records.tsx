import { CAMPAIGN_STATES, type Campaign } from '@chowk/domain/campaigns';
import { PAISE_PER_RUPEE } from '@chowk/domain/kernel';
import type { ReactNode } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { Money } from '@/ui/base/money';
import { narrowed, type RecordFilter, type RecordListProps } from './record-lists';
import { dayColumn, RecordTable } from './record-table';
import { listCampaignsRef } from './records.queries';

const paramsOf = (filter: RecordFilter) => narrowed(filter, CAMPAIGN_STATES);

interface CampaignsRecordsProps extends RecordListProps {
  campaignLink: (id: string, content: ReactNode) => ReactNode;
}

export function CampaignsRecords({ campaignLink, ...props }: CampaignsRecordsProps) {
  const t = useMessages('records');
  const words = useMessages('campaigns');
  return (
    <RecordTable<Campaign>
      {...props}
      list="campaigns"
      queryName={listCampaignsRef.name}
      states={CAMPAIGN_STATES.map((value) => ({ value, label: words(`status.${value}`) }))}
      paramsOf={paramsOf}
      readPage={(filter, asked) =>
        contractClient.runQuery(listCampaignsRef, { ...paramsOf(filter), ...asked })
      }
      rowLink={({ id }, content) => campaignLink(id, content)}
      columns={[
        { id: 'title', header: t('campaign'), isTitle: true, value: (row) => row.title },
        { id: 'brand', header: t('brand'), value: (row) => row.brand_name },
        {
          id: 'status',
          header: t('status'),
          value: (row) => words(`status.${row.status}`),
          cell: ({ status }) => <Badge>{words(`status.${status}`)}</Badge>,
        },
        {
          id: 'payout',
          header: t('amount'),
          align: 'end',
          value: (row) => row.payout_paise && row.payout_paise / PAISE_PER_RUPEE,
          cell: (row) => row.payout_paise !== null && <Money paise={row.payout_paise} />,
        },
        { id: 'slots', header: t('places'), align: 'end', value: (row) => row.slots },
        { id: 'taken', header: t('taken'), align: 'end', value: (row) => row.slots_taken },
        { id: 'done', header: t('done'), align: 'end', value: (row) => row.slots_done },
        { id: 'since', ...dayColumn(t('since'), (row) => row.created_at) },
        {
          id: 'areas',
          header: t('area'),
          value: (row) => row.areas.join(', '),
          isOnlyInFile: true,
        },
        { id: 'id', header: 'id', value: (row) => row.id, isOnlyInFile: true },
      ]}
    />
  );
}
