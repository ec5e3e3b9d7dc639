import { csvText, formatDate, istDay, type OutputOf, PAISE_PER_RUPEE } from '@chowk/domain/kernel';
import type { listStatement } from '@chowk/domain/wallets';
import { FileDown, ReceiptIndianRupee } from 'lucide-react';
import { contractClient } from '@/api/client/browser-client';
import { useTask } from '@/commands/use-task';
import { type Language, type Translate, useLanguage, useMessages } from '@/i18n';
import { listAll } from '@/lists/list-all';
import { ListTable } from '@/lists/list-table';
import { usePagedList } from '@/lists/use-paged-list';
import { Button } from '@/ui/base/button';
import { Money } from '@/ui/base/money';
import { EmptyState } from '@/ui/feedback/empty-state';
import type { Column } from '@/ui/table/data-table';
import { saveFile } from '@/ui/table/save-file';
import { listStatementRef, statementOptions } from './wallets.queries';

type Line = OutputOf<typeof listStatement>['items'][number];

function columnsFor(t: Translate<'wallets'>, language: Language): Column<Line>[] {
  return [
    {
      id: 'what',
      header: t('statement.what'),
      isTitle: true,
      cell: (line) => t(`kind.${line.kind}`),
    },
    { id: 'memo', header: t('statement.memo'), cell: (line) => line.memo },
    {
      id: 'when',
      header: t('statement.when'),
      cell: (line) => formatDate(line.created_at, language, { withTime: true }),
    },
    {
      id: 'amount',
      header: t('statement.amount'),
      align: 'end',
      cell: ({ amount_paise: paise }) => (
        <Money paise={paise} className={paise > 0 ? 'font-semibold text-success-ink' : ''} />
      ),
    },
  ];
}

export function StatementCard() {
  const t = useMessages('wallets');
  const language = useLanguage();
  const list = usePagedList({}, statementOptions);
  const { isBusy, run } = useTask();

  return (
    <section className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{t('statement.title')}</h2>
        <Button
          size="sm"
          variant="secondary"
          isLoading={isBusy}
          icon={<FileDown aria-hidden className="size-4" />}
          onClick={() => void run(() => downloadStatement(t), { refused: true })}
        >
          {t('statement.csv')}
        </Button>
      </header>
      <ListTable
        label={t('statement.title')}
        columns={columnsFor(t, language)}
        list={list}
        rowKey={(line) => line.id}
        empty={
          <EmptyState
            icon={<ReceiptIndianRupee />}
            title={t('statement.empty')}
            text={t('statement.emptyText')}
          />
        }
      />
    </section>
  );
}

/** Rupees as plain numbers, so that a spreadsheet adds them up. */
async function downloadStatement(t: Translate<'wallets'>): Promise<void> {
  const lines = await listAll((page) => contractClient.runQuery(listStatementRef, page));
  const header = [
    'statement.when',
    'statement.what',
    'statement.memo',
    'statement.amount',
  ] as const;
  const rows = lines.map((line) => [
    line.created_at,
    t(`kind.${line.kind}`),
    line.memo,
    line.amount_paise / PAISE_PER_RUPEE,
  ]);
  const text = csvText(
    header.map((key) => t(key)),
    rows,
  );
  saveFile(`chowk-wallet-${istDay(Date.now())}.csv`, text);
}
