import { EARNING_STATES, type Earning } from '@chowk/domain/earnings';
import { formatDate } from '@chowk/domain/kernel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { queryOptionsFor } from '@/api/client/queries';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useLanguage, useMessages } from '@/i18n';
import { Badge, type Tone } from '@/ui/base/badge';
import { Money } from '@/ui/base/money';
import { EmptyState } from '@/ui/feedback/empty-state';
import { NativeSelect } from '@/ui/fields/native-select';
import { type Column, DataTable } from '@/ui/table/data-table';
import { useCursorPaging } from '@/ui/table/use-cursor-paging';
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
  const errorWords = useErrorWords();
  const [status, setStatus] = useState<EarningStatus>();
  const { cursor, pagingFor } = useCursorPaging(status ?? '');
  const asked = { ...(status ? { status } : {}), ...(cursor ? { cursor } : {}) };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...queryOptionsFor(listEarningsRef, asked),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <DataTable
      label={t('tab.earnings')}
      columns={useColumns()}
      rows={data?.items}
      rowKey={({ id }) => id}
      filters={
        <NativeSelect
          label={t('status')}
          isLabelHidden
          className="w-48"
          placeholder={t('all')}
          value={status ?? ''}
          options={EARNING_STATES.map((value) => ({ value, label: t(`earning.state.${value}`) }))}
          onChange={({ target }) =>
            setStatus(EARNING_STATES.find((state) => state === target.value))
          }
        />
      }
      paging={pagingFor(data?.nextCursor)}
      isRefreshing={isFetching && isPlaceholderData}
      error={error ? { error, text: errorWords(error), onRetry: () => void refetch() } : undefined}
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
