import type { Order } from '@chowk/domain/orders';
import { PackageCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { usePagedList } from '@/api/lists/use-paged-list';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { Money } from '@/ui/base/money';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { NativeSelect } from '@/ui/fields/native-select';
import { SearchField } from '@/ui/fields/search-field';
import { useSettled } from '@/ui/forms/use-settled';
import { type Column, DataTable } from '@/ui/table/data-table';
import { useCursorPaging } from '@/ui/table/use-cursor-paging';
import { orderDisputesOptions } from './order-disputes.queries';

interface DisputesListProps {
  caseLink: (id: string, content: ReactNode) => ReactNode;
}

/** Problems shops reported with delivered orders; the oldest of the open ones first. */
export function DisputesList({ caseLink }: DisputesListProps) {
  const t = useMessages('disputes');
  const [isOpen, setIsOpen] = useState(true);
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const { table } = usePagedList(useCursorPaging(`${isOpen} ${search}`), (cursor) =>
    orderDisputesOptions({ isOpen, search, cursor }),
  );
  const isSearched = search !== '';
  return (
    <DataTable
      label={t('title')}
      columns={useColumns(caseLink)}
      {...table}
      rowKey={({ id }) => id}
      search={<SearchField label={t('search')} value={typed} onChange={setTyped} />}
      filters={
        <NativeSelect
          label={t('filter')}
          isLabelHidden
          className="w-48"
          value={isOpen ? 'open' : 'decided'}
          options={[
            { value: 'open', label: t('filter.open') },
            { value: 'decided', label: t('filter.decided') },
          ]}
          onChange={({ target }) => setIsOpen(target.value === 'open')}
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
