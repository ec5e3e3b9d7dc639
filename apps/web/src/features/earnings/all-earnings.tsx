import { EARNING_STATES, type Earning } from '@chowk/domain/earnings';
import { formatDate } from '@chowk/domain/kernel';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { queryOptionsFor } from '@/api/client/queries';
import { useLanguage, useMessages } from '@/i18n';
import { FilterSelect } from '@/lists/filter-select';
import { ListTable } from '@/lists/list-table';
import { usePagedList } from '@/lists/use-paged-list';
import { Badge, type Tone } from '@/ui/base/badge';
import { Money } from '@/ui/base/money';
import { EmptyState } from '@/ui/feedback/empty-state';
import type { Column } from '@/ui/table/data-table';
import { type EarningStatus, listEarningsRef } from './earnings.queries';

const TONES: Readonly<Record<EarningStatus, Tone>> = {
  pending: 'neutral',
  payable: 'role',
  in_payout: 'warning',
  paid: 'success',
  failed: 'danger',
  spent: 'success',
  reversed: 'neutral',
};

/** Everybody's earnings, as an admin sees them. */
export function AllEarnings() {
  const t = useMessages('money');
  const [status, setStatus] = useState<EarningStatus>();
  const list = usePagedList({ status }, (cursor) => ({
    ...queryOptionsFor(listEarningsRef, {
      ...(status ? { status } : {}),
      ...(cursor ? { cursor } : {}),
    }),
    staleTime: 0,
  }));
  return (
    <ListTable
      label={t('tab.earnings')}
      columns={useColumns()}
      list={list}
      rowKey={({ id }) => id}
      filters={
        <FilterSelect
          className="w-48"
          label={t('status')}
          all={t('all')}
          values={EARNING_STATES}
          nameOf={(value) => t(`earning.state.${value}`)}
          value={status}
          onChange={setStatus}
        />
      }
      empty={
        <EmptyState icon={<HandCoins />} title={t('earning.empty')} text={t('earning.emptyText')} />
      }
    />
  );
}

function useColumns(): Column<Earning>[] {
  const t = useMessages('money');
  const language = useLanguage();
  const money = (id: 'gross' | 'fee' | 'tax' | 'net', paise: (row: Earning) => number) => ({
    id,
    header: t(`earning.${id}`),
    align: 'end' as const,
    cell: (row: Earning) => <Money paise={paise(row)} />,
  });
  return [
    { id: 'payee', header: t('earning.payee'), isTitle: true, cell: (row) => row.payee_name },
    {
      id: 'what',
      header: t('earning.what'),
      cell: (row) => (
        <span className="grid text-sm max-md:text-end">
          {t(`earning.kind.${row.kind}`)}
          {row.campaign_title && (
            <span className="text-muted">
              {row.brand_name} · {row.campaign_title}
            </span>
          )}
        </span>
      ),
    },
    money('gross', (row) => row.gross_paise),
    money('fee', (row) => row.fee_paise),
    money('tax', (row) => row.tax_paise),
    money('net', (row) => row.net_paise),
    {
      id: 'payable',
      header: t('earning.payable'),
      cell: (row) => formatDate(row.payable_on, language),
    },
    {
      id: 'status',
      header: t('status'),
      cell: (row) => (
        <span className="grid justify-items-start gap-1 max-md:justify-items-end">
          <Badge tone={TONES[row.status]}>{t(`earning.state.${row.status}`)}</Badge>
          <span className="break-all text-muted text-sm">{row.bank_reference ?? row.failure}</span>
        </span>
      ),
    },
  ];
}
