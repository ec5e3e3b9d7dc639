import type { Order } from '@chowk/domain/orders';
import { PackageCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMessages } from '@/i18n';
import { FilterSelect } from '@/lists/filter-select';
import { ListTable } from '@/lists/list-table';
import { usePagedList } from '@/lists/use-paged-list';
import { useSearch } from '@/lists/use-search';
import { Badge } from '@/ui/base/badge';
import { Money } from '@/ui/base/money';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RelativeTime } from '@/ui/feedback/relative-time';
import type { Column } from '@/ui/table/data-table';
import { orderDisputesOptions } from './order-disputes.queries';

interface DisputesListProps {
  caseLink: (id: string, content: ReactNode) => ReactNode;
}

/** Problems shops reported with delivered orders; the oldest of the open ones first. */
export function DisputesList({ caseLink }: DisputesListProps) {
  const t = useMessages('disputes');
  const [isOpen, setIsOpen] = useState(true);
  const { search, field } = useSearch();
  const list = usePagedList({ isOpen, search }, (cursor) =>
    orderDisputesOptions({ isOpen, search, cursor }),
  );
  const isSearched = search !== '';
  return (
    <ListTable
      label={t('title')}
      columns={useColumns(caseLink)}
      list={list}
      rowKey={({ id }) => id}
      search={{ label: t('search'), ...field }}
      filters={
        <FilterSelect
          className="w-48"
          label={t('filter')}
          values={['open', 'decided']}
          nameOf={(value) => t(`filter.${value}`)}
          value={isOpen ? 'open' : 'decided'}
          onChange={(value) => setIsOpen(value === 'open')}
        />
      }
      empty={
        <EmptyState
          icon={<PackageCheck />}
          title={t(isSearched ? 'noMatch' : 'empty')}
          text={t(isSearched ? 'noMatchText' : 'emptyText')}
        />
      }
    />
  );
}

function useColumns(caseLink: DisputesListProps['caseLink']): Column<Order>[] {
  const t = useMessages('disputes');
  const words = useMessages('orders');
  return [
    {
      id: 'shop',
      header: t('column.shop'),
      isTitle: true,
      cell: (order) => (
        <span className="grid">
          {caseLink(order.id, order.shop_name)}
          <span className="font-normal text-muted text-sm">{order.brand_name}</span>
        </span>
      ),
    },
    {
      id: 'problem',
      header: t('column.problem'),
      cell: ({ dispute }) => dispute && words(`problem.${dispute.problem}`),
    },
    {
      id: 'amount',
      header: t('column.amount'),
      align: 'end',
      cell: ({ total_paise: paise }) => <Money paise={paise} />,
    },
    {
      id: 'state',
      header: t('column.state'),
      cell: ({ dispute }) => <Badge tone={stateOf(dispute).tone}>{t(stateOf(dispute).key)}</Badge>,
    },
    {
      id: 'since',
      header: t('column.since'),
      cell: ({ dispute }) => dispute && <RelativeTime iso={dispute.opened_at} />,
    },
  ];
}

function stateOf(dispute: Order['dispute']) {
  if (dispute?.closed_at) return { key: 'state.decided', tone: 'neutral' } as const;
  if (dispute?.answered_at) return { key: 'state.answered', tone: 'primary' } as const;
  return { key: 'state.open', tone: 'warning' } as const;
}
