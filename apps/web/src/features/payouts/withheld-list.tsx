import { useMessages } from '@/i18n';
import { ListTable } from '@/lists/list-table';
import { usePagedList } from '@/lists/use-paged-list';
import { Money } from '@/ui/base/money';
import { EmptyState } from '@/ui/feedback/empty-state';
import type { Column } from '@/ui/table/data-table';
import { type WithheldPayee, withheldOptions } from './payouts.queries';
import { useWithheldWords } from './withheld-words';

/** Whose payable money no batch takes now, and why. Without anybody it takes no room. */
export function WithheldList() {
  const t = useMessages('money');
  const columns = useColumns();
  const list = usePagedList({}, (cursor) => withheldOptions(cursor ? { cursor } : {}));
  if (!list.error && !list.rows?.length && !list.paging?.hasPrevious) return null;
  return (
    <section className="grid gap-2" aria-labelledby="withheld-payouts">
      <h2 id="withheld-payouts" className="font-heading font-semibold text-lg">
        {t('payout.withheld')}
      </h2>
      <p className="text-muted text-sm">{t('payout.withheldText')}</p>
      <ListTable
        label={t('payout.withheld')}
        columns={columns}
        list={list}
        rowKey={(row) => row.payee_id}
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
