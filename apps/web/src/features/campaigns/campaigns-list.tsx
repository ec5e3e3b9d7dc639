import { CAMPAIGN_STATES, type Campaign } from '@chowk/domain/campaigns';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { type Translate, useMessages } from '@/i18n';
import { Money } from '@/ui/base/money';
import { EmptyState } from '@/ui/feedback/empty-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { NativeSelect } from '@/ui/fields/native-select';
import { SearchField } from '@/ui/fields/search-field';
import { useSettled } from '@/ui/forms/use-settled';
import { type Column, DataTable } from '@/ui/table/data-table';
import { useCursorPaging } from '@/ui/table/use-cursor-paging';
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
  const errorWords = useErrorWords();
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState('');
  const search = useSettled(typed.trim());
  const status = CAMPAIGN_STATES.find((state) => state === picked);
  const { cursor, pagingFor } = useCursorPaging(`${picked} ${search}`);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...campaignsOptions({ status, search, cursor }),
    placeholderData: keepPreviousData,
  });
  const isFiltered = search !== '' || status !== undefined;
  return (
    <section className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t('list.title')}</h2>
        {newCampaign}
      </header>
      <LazyUpdatedAgo savedAt={data?.savedAt} />
      <DataTable
        label={t('list.title')}
        columns={columnsFor(t)}
        rows={data?.items}
        rowKey={({ id }) => id}
        rowLink={linkTo}
        search={<SearchField label={t('list.search')} value={typed} onChange={setTyped} />}
        filters={
          <NativeSelect
            isLabelHidden
            className="w-full md:w-56"
            label={t('filter.status')}
            placeholder={t('filter.all')}
            value={picked}
            options={CAMPAIGN_STATES.map((value) => ({ value, label: t(`status.${value}`) }))}
            onChange={(event) => setPicked(event.target.value)}
          />
        }
        paging={pagingFor(data?.nextCursor)}
        isRefreshing={isPlaceholderData}
        error={
          error && !data
            ? { error, text: errorWords(error), onRetry: () => void refetch() }
            : undefined
        }
        empty={
          <EmptyState
            icon={<Megaphone />}
            title={t(isFiltered ? 'list.noMatch' : 'list.empty')}
            text={t(isFiltered ? 'list.noMatchText' : 'list.emptyText')}
            action={isFiltered ? undefined : newCampaign}
          />
        }
      />
    </section>
  );
}
