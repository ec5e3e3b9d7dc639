import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { Money } from '@/ui/base/money';
import { EmptyState } from '@/ui/feedback/empty-state';
import { type Column, DataTable } from '@/ui/table/data-table';
import { useCursorPaging } from '@/ui/table/use-cursor-paging';
import { type WithheldPayee, withheldOptions } from './payouts.queries';
import { useWithheldWords } from './withheld-words';

/** Whose payable money no batch takes now, and why. Without anybody it takes no room. */
export function WithheldList() {
  const t = useMessages('money');
  const errorWords = useErrorWords();
  const columns = useColumns();
  const { cursor, pagingFor } = useCursorPaging('withheld');
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...withheldOptions(cursor ? { cursor } : {}),
    placeholderData: keepPreviousData,
  });
  if (!error && (data === undefined || (data.items.length === 0 && !cursor))) return null;
  return (
    <section className="grid gap-2" aria-labelledby="withheld-payouts">
      <h2 id="withheld-payouts" className="font-heading font-semibold text-lg">
        {t('payout.withheld')}
      </h2>
      <p className="text-muted text-sm">{t('payout.withheldText')}</p>
      <DataTable
        label={t('payout.withheld')}
        columns={columns}
        rows={data?.items}
        rowKey={(row) => row.payee_id}
        paging={pagingFor(data?.nextCursor)}
        isRefreshing={isFetching && isPlaceholderData}
        error={
          error ? { error, text: errorWords(error), onRetry: () => void refetch() } : undefined
        }
        empty={<EmptyState title={t('payout.noLines')} />}
      />
    </section>
  );
}

function useColumns(): Column<WithheldPayee>[] {
  const t = useMessages('money');
  const why = useWithheldWords();
  return [
    { id: 'person', header: t('payout.person'), isTitle: true, cell: (row) => row.payee_name },
    { id: 'why', header: t('payout.why'), cell: why },
    { id: 'count', header: t('payout.count'), align: 'end', cell: ({ earnings }) => earnings },
    {
      id: 'amount',
      header: t('amount'),
      align: 'end',
      cell: (row) => <Money paise={row.amount_paise} className="font-semibold" />,
    },
  ];
}
