import { CAMPAIGN_STATES, type Campaign, type CampaignState } from '@chowk/domain/campaigns';
import { Megaphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Translate, useMessages } from '@/i18n';
import { FilterSelect } from '@/lists/filter-select';
import { ListTable } from '@/lists/list-table';
import { usePagedList } from '@/lists/use-paged-list';
import { useSearch } from '@/lists/use-search';
import { Money } from '@/ui/base/money';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RelativeTime } from '@/ui/feedback/relative-time';
import type { Column } from '@/ui/table/data-table';
import { CampaignStatus } from './campaign-status';
import { campaignsOptions } from './campaigns.queries';

interface CampaignsListProps {
  /** A link to the campaign's page, or into the wizard for a draft. */
  linkTo: (campaign: Campaign, content: ReactNode) => ReactNode;
  newCampaign: ReactNode;
}

function columnsFor(t: Translate<'campaigns'>): Column<Campaign>[] {
  return [
    { id: 'title', header: t('list.campaign'), isTitle: true, cell: ({ title }) => title },
    {
      id: 'status',
      header: t('list.status'),
      cell: ({ status }) => <CampaignStatus status={status} />,
    },
    {
      id: 'places',
      header: t('list.places'),
      align: 'end',
      cell: ({ slots, slots_done }) => (slots === null ? '–' : `${slots_done} / ${slots}`),
    },
    {
      id: 'payout',
      header: t('list.payout'),
      align: 'end',
      cell: ({ payout_paise: paise }) => (paise === null ? '–' : <Money paise={paise} />),
    },
    {
      id: 'updated',
      header: t('list.updated'),
      cell: ({ updated_at: iso }) => <RelativeTime iso={iso} />,
    },
  ];
}

export function CampaignsList({ linkTo, newCampaign }: CampaignsListProps) {
  const t = useMessages('campaigns');
  const [status, setStatus] = useState<CampaignState>();
  const { search, field } = useSearch();
  const list = usePagedList({ status, search }, (cursor) =>
    campaignsOptions({ status, search, cursor }),
  );
  return (
    <section className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t('list.title')}</h2>
        {newCampaign}
      </header>
      <ListTable
        label={t('list.title')}
        columns={columnsFor(t)}
        list={list}
        rowKey={({ id }) => id}
        rowLink={linkTo}
        search={{ label: t('list.search'), ...field }}
        filters={
          <FilterSelect
            className="w-full md:w-56"
            label={t('filter.status')}
            all={t('filter.all')}
            values={CAMPAIGN_STATES}
            nameOf={(value) => t(`status.${value}`)}
            value={status}
            onChange={setStatus}
          />
        }
        empty={
          <EmptyState
            icon={<Megaphone />}
            title={t('list.empty')}
            text={t('list.emptyText')}
            action={newCampaign}
          />
        }
        nothingFound={
          <EmptyState icon={<Megaphone />} title={t('list.noMatch')} text={t('list.noMatchText')} />
        }
      />
    </section>
  );
}
