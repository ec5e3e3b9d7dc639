import { DEAL_TABS, type Deal } from '@chowk/domain/deals';
import { PAISE_PER_RUPEE } from '@chowk/domain/kernel';
import { type ReactNode, useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { Button } from '@/ui/base/button';
import { Money } from '@/ui/base/money';
import { OverrideDeal } from './override-deal';
import type { RecordFilter, RecordListProps } from './record-lists';
import { dayColumn, dayOf, RecordTable } from './record-table';
import { listDealsRef } from './records.queries';

function paramsOf({ search, status }: RecordFilter) {
  const tab = DEAL_TABS.find((each) => each === status);
  return { ...(search === '' ? {} : { search }), ...(tab ? { tab } : {}) };
}

interface DealsRecordsProps extends RecordListProps {
  campaignLink: (id: string, content: ReactNode) => ReactNode;
}

/** Every deal; here a state can be set by hand, with a reason. */
export function DealsRecords({ campaignLink, ...props }: DealsRecordsProps) {
  const t = useMessages('records');
  const words = useMessages('deals');
  const [chosen, setChosen] = useState<Deal>();
  return (
    <>
      <RecordTable<Deal>
        {...props}
        list="deals"
        queryName={listDealsRef.name}
        states={DEAL_TABS.map((value) => ({ value, label: t(`dealTab.${value}`) }))}
        paramsOf={paramsOf}
        readPage={(filter, asked) =>
          contractClient.runQuery(listDealsRef, { ...paramsOf(filter), ...asked })
        }
        rowLink={({ campaign_id }, content) => campaignLink(campaign_id, content)}
        rowActions={(deal) => (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('override.of', { campaign: deal.campaign_title, shop: deal.shop_name })}
            onClick={() => setChosen(deal)}
          >
            {t('override.action')}
          </Button>
        )}
        columns={[
          {
            id: 'campaign',
            header: t('campaign'),
            isTitle: true,
            value: (row) => row.campaign_title,
          },
          { id: 'brand', header: t('brand'), value: (row) => row.brand_name },
          { id: 'shop', header: t('shop'), value: (row) => row.shop_name },
          { id: 'area', header: t('area'), value: (row) => row.area, isHiddenOnPhone: true },
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
            value: (row) => row.payout_paise / PAISE_PER_RUPEE,
            cell: (row) => <Money paise={row.payout_paise} />,
          },
          { id: 'since', ...dayColumn(t('since'), (row) => row.created_at) },
          { id: 'due', header: t('due'), value: (row) => dayOf(row.due_at), isOnlyInFile: true },
          {
            id: 'approved',
            header: t('approved'),
            value: (row) => dayOf(row.approved_at),
            isOnlyInFile: true,
          },
          { id: 'id', header: 'id', value: (row) => row.id, isOnlyInFile: true },
        ]}
      />
      <OverrideDeal deal={chosen} onClose={() => setChosen(undefined)} />
    </>
  );
}
