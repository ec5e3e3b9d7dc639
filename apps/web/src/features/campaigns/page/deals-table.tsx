import { DEAL_TABS, type Deal, type DealState } from '@chowk/domain/deals';
import { Store } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Translate, useMessages } from '@/i18n';
import { FilterSelect } from '@/lists/filter-select';
import { ListTable } from '@/lists/list-table';
import { usePagedList } from '@/lists/use-paged-list';
import { useSearch } from '@/lists/use-search';
import { Badge, type Tone } from '@/ui/base/badge';
import { Money } from '@/ui/base/money';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RelativeTime } from '@/ui/feedback/relative-time';
import type { Column } from '@/ui/table/data-table';
import { campaignDealsOptions } from './campaign-page.queries';

const TONES: Partial<Record<DealState, Tone>> = {
  accepted: 'primary',
  submitted: 'warning',
  approved: 'success',
  rejected_proof: 'danger',
};

function columnsFor(t: Translate<'campaigns'>): Column<Deal>[] {
  return [
    { id: 'shop', header: t('deal.shop'), isTitle: true, cell: ({ shop_name }) => shop_name },
    { id: 'area', header: t('deal.area'), cell: ({ area }) => area ?? '–' },
    {
      id: 'status',
      header: t('deal.status'),
      cell: ({ status }) => (
        <Badge tone={TONES[status] ?? 'neutral'}>{t(`dealStatus.${status}`)}</Badge>
      ),
    },
    {
      id: 'due',
      header: t('deal.due'),
      cell: ({ due_at: iso }) => (iso ? <RelativeTime iso={iso} /> : '–'),
    },
    {
      id: 'payout',
      header: t('deal.payout'),
      align: 'end',
      cell: ({ payout_paise: paise }) => <Money paise={paise} />,
    },
  ];
}

interface DealsTableProps {
  id: string;
  linkTo: (deal: Deal, content: ReactNode) => ReactNode;
}

export function DealsTable({ id, linkTo }: DealsTableProps) {
  const t = useMessages('campaigns');
  const [tab, setTab] = useState<(typeof DEAL_TABS)[number]>();
  const { search, field } = useSearch();
  const list = usePagedList({ tab, search }, (cursor) =>
    campaignDealsOptions(id, { tab, search, cursor }),
  );
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">{t('deals.title')}</h2>
      <ListTable
        label={t('deals.title')}
        columns={columnsFor(t)}
        list={list}
        rowKey={(deal) => deal.id}
        rowLink={linkTo}
        search={{ label: t('deals.search'), ...field }}
        filters={
          <FilterSelect
            className="w-full md:w-56"
            label={t('deal.status')}
            all={t('deals.tab.all')}
            values={DEAL_TABS}
            nameOf={(value) => t(`deals.tab.${value}`)}
            value={tab}
            onChange={setTab}
          />
        }
        empty={<EmptyState icon={<Store />} title={t('deals.empty')} text={t('deals.emptyText')} />}
        nothingFound={
          <EmptyState icon={<Store />} title={t('deals.noMatch')} text={t('deals.noMatchText')} />
        }
      />
    </section>
  );
}
