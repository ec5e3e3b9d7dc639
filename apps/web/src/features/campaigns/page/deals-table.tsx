import { DEAL_TABS, type Deal, type DealState } from '@chowk/domain/deals';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { type Translate, useMessages } from '@/i18n';
import { Badge, type Tone } from '@/ui/base/badge';
import { Money } from '@/ui/base/money';
import { EmptyState } from '@/ui/feedback/empty-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { NativeSelect } from '@/ui/fields/native-select';
import { SearchField } from '@/ui/fields/search-field';
import { useSettled } from '@/ui/forms/use-settled';
import { type Column, DataTable } from '@/ui/table/data-table';
import { useCursorPaging } from '@/ui/table/use-cursor-paging';
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
  const errorWords = useErrorWords();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const [picked, setPicked] = useState('');
  const tab = DEAL_TABS.find((each) => each === picked);
  const isFiltered = search !== '' || tab !== undefined;
  const { cursor, pagingFor } = useCursorPaging(`${picked} ${search}`);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...campaignDealsOptions(id, { tab, search, cursor }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">{t('deals.title')}</h2>
      <LazyUpdatedAgo savedAt={data?.savedAt} />
      <DataTable
        label={t('deals.title')}
        columns={columnsFor(t)}
        rows={data?.items}
        rowKey={(deal) => deal.id}
        rowLink={linkTo}
        search={<SearchField label={t('deals.search')} value={typed} onChange={setTyped} />}
        filters={
          <NativeSelect
            isLabelHidden
            className="w-full md:w-56"
            label={t('deal.status')}
            placeholder={t('deals.tab.all')}
            value={picked}
            options={DEAL_TABS.map((value) => ({ value, label: t(`deals.tab.${value}`) }))}
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
            icon={<Store />}
            title={t(isFiltered ? 'deals.noMatch' : 'deals.empty')}
            text={t(isFiltered ? 'deals.noMatchText' : 'deals.emptyText')}
          />
        }
      />
    </section>
  );
}
