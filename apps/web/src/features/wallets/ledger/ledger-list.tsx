import type { ledgerTransactionView } from '@chowk/domain/wallets';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '@/i18n';
import { ListTable } from '@/lists/list-table';
import { usePagedList } from '@/lists/use-paged-list';
import { Money } from '@/ui/base/money';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RelativeTime } from '@/ui/feedback/relative-time';
import type { Column } from '@/ui/table/data-table';
import { ledgerOptions } from './ledger.queries';
import { LedgerFilters, NO_FILTER, referenceId } from './ledger-filters';

type Transaction = (typeof ledgerTransactionView)['_zod']['output'];
type Entry = Transaction['entries'][number];

/** Every movement with both its sides: where the money came from and where it went. */
export function LedgerList() {
  const t = useMessages('money');
  const [filter, setFilter] = useState(NO_FILTER);
  const asked = {
    ...(filter.kind ? { kind: filter.kind } : {}),
    ...(filter.accountKind ? { account_kind: filter.accountKind } : {}),
    ...(referenceId(filter) ? { reference_id: referenceId(filter) } : {}),
  };
  const list = usePagedList(asked, (cursor) =>
    ledgerOptions({ ...asked, ...(cursor ? { cursor } : {}) }),
  );
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('ledger.list')}</h2>
      <ListTable
        label={t('ledger.list')}
        columns={useColumns()}
        list={list}
        rowKey={({ id }) => id}
        filters={<LedgerFilters filter={filter} onChange={setFilter} />}
        empty={
          <EmptyState icon={<BookOpen />} title={t('ledger.empty')} text={t('ledger.emptyText')} />
        }
      />
    </section>
  );
}

function useColumns(): Column<Transaction>[] {
  const t = useMessages('money');
  return [
    { id: 'kind', header: t('ledger.kind'), isTitle: true, cell: ({ kind }) => t(`kind.${kind}`) },
    { id: 'memo', header: t('ledger.memo'), cell: ({ memo }) => memo },
    {
      id: 'from',
      header: t('ledger.from'),
      cell: ({ entries }) => <Side entries={entries.filter((entry) => entry.amount_paise < 0)} />,
    },
    {
      id: 'to',
      header: t('ledger.to'),
      cell: ({ entries }) => <Side entries={entries.filter((entry) => entry.amount_paise > 0)} />,
    },
    {
      id: 'moved',
      header: t('ledger.moved'),
      align: 'end',
      cell: ({ entries }) => <Money paise={movedPaise(entries)} className="font-semibold" />,
    },
    {
      id: 'when',
      header: t('when'),
      cell: (row) => <RelativeTime iso={row.created_at} className="whitespace-nowrap" />,
    },
  ];
}

function movedPaise(entries: readonly Entry[]): number {
  return entries.reduce((sum, { amount_paise: paise }) => sum + Math.max(0, paise), 0);
}

function Side({ entries }: { entries: readonly Entry[] }) {
  const t = useMessages('money');
  return (
    <ul className="grid gap-1 text-sm">
      {entries.map((entry) => (
        <li key={entry.account_id} className="max-md:text-end">
          <span className="block">{t(`account.${entry.account_kind}`)}</span>
          {entry.owner_name && <span className="block text-muted">{entry.owner_name}</span>}
          <Money paise={entry.amount_paise} />
        </li>
      ))}
    </ul>
  );
}
