import { PAISE_PER_RUPEE } from '@chowk/domain/kernel';
import { Suspense, useState } from 'react';
import { useMessages } from '@/i18n';
import { ListExport } from '@/lists/list-export';
import { ListTable } from '@/lists/list-table';
import { TakeButton } from '@/lists/take-button';
import { useWholeList } from '@/lists/use-whole-list';
import { Badge, type Tone } from '@/ui/base/badge';
import { Button } from '@/ui/base/button';
import { Money } from '@/ui/base/money';
import { StatTile } from '@/ui/charts/stat-tile';
import { EmptyState } from '@/ui/feedback/empty-state';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import type { Column } from '@/ui/table/data-table';
import { downloadBankFile } from './download-files';
import { ImportDialog } from './import-dialog';
import { batchLinesOptions, type Payout } from './payouts.queries';
import { useWithheldWords } from './withheld-words';

const TONES: Record<Payout['status'], Tone> = {
  gathered: 'neutral',
  sent: 'warning',
  paid: 'success',
  failed: 'danger',
  withheld: 'neutral',
};

/** A batch line by line: the file for the bank, and what the bank did with it. */
export function BatchView({ id }: { id: string }) {
  const t = useMessages('money');
  const [isImporting, setIsImporting] = useState(false);
  const list = useWholeList(batchLinesOptions(id));
  const lines = list.rows;
  const count = (status: Payout['status']) =>
    lines?.filter((line) => line.status === status).length ?? 0;
  const total =
    lines?.reduce((sum, line) => sum + (line.status === 'withheld' ? 0 : line.amount_paise), 0) ??
    0;
  async function take() {
    const takenOut = await downloadBankFile(id);
    if (takenOut > 0) showToast({ title: t('payout.takenOut', { count: takenOut }) });
    // With the file the lines are on their way.
    await list.refresh();
  }

  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-pair gap-3 md:grid-cols-4">
        <StatTile label={t('payout.total')} value={<Money paise={total} />} isLoading={!lines} />
        <StatTile
          label={t(count('gathered') > 0 ? 'payout.line.gathered' : 'payout.line.sent')}
          value={count('gathered') || count('sent')}
          isLoading={!lines}
        />
        <StatTile label={t('payout.paid')} value={count('paid')} isLoading={!lines} />
        <StatTile label={t('payout.failed')} value={count('failed')} isLoading={!lines} />
      </div>
      <div className="flex flex-wrap gap-3">
        <TakeButton label={t('payout.file')} onTake={take} />
        {count('sent') > 0 && (
          <Button onClick={() => setIsImporting(true)}>{t('payout.import')}</Button>
        )}
      </div>
      {count('gathered') > 0 && <p className="text-muted text-sm">{t('payout.fileFirst')}</p>}
      <ListTable
        label={t('payout.lines')}
        columns={useColumns()}
        list={list}
        rowKey={(line) => line.id}
        filters={
          lines &&
          lines.length > 0 && (
            // Its words come later, and nothing on screen waits for them.
            <Suspense>
              <LinesExport batchId={id} lines={lines} />
            </Suspense>
          )
        }
        empty={<EmptyState title={t('payout.noLines')} />}
      />
      <ImportDialog
        batchId={id}
        lines={lines ?? []}
        open={isImporting}
        onOpenChange={setIsImporting}
      />
    </div>
  );
}

/** For the books; unlike the bank's file it names nobody's whole UPI ID. */
function LinesExport({ batchId, lines }: { batchId: string; lines: readonly Payout[] }) {
  const t = useMessages('money');
  return (
    <ListExport<Payout>
      list="payouts"
      label={t('payout.lines')}
      params={{ batch_id: batchId }}
      readPage={async () => ({ items: lines, nextCursor: null })}
      columns={[
        { header: t('payout.person'), value: ({ payee_name }) => payee_name },
        { header: t('payout.upi'), value: ({ upi_id }) => upi_id },
        { header: t('payout.count'), value: ({ earnings }) => earnings },
        { header: t('amount'), value: ({ amount_paise }) => amount_paise / PAISE_PER_RUPEE },
        { header: t('status'), value: ({ status }) => t(`payout.line.${status}`) },
        { header: t('payout.bank'), value: (line) => line.bank_reference ?? line.failure },
        { header: 'id', value: ({ reference }) => reference },
      ]}
    />
  );
}

function useColumns(): Column<Payout>[] {
  const t = useMessages('money');
  const why = useWithheldWords();
  return [
    {
      id: 'person',
      header: t('payout.person'),
      isTitle: true,
      cell: ({ payee_name: name, reference }) => (
        <>
          {name}
          <span className="block break-all font-normal text-muted text-xs">{reference}</span>
        </>
      ),
    },
    { id: 'upi', header: t('payout.upi'), cell: ({ upi_id: upiId }) => upiId ?? '–' },
    { id: 'count', header: t('payout.count'), align: 'end', cell: ({ earnings }) => earnings },
    {
      id: 'amount',
      header: t('amount'),
      align: 'end',
      cell: ({ amount_paise: paise }) => <Money paise={paise} className="font-semibold" />,
    },
    {
      id: 'status',
      header: t('status'),
      cell: (line) => (
        <span className="grid justify-items-start gap-1 max-md:justify-items-end">
          <Badge tone={TONES[line.status]}>{t(`payout.line.${line.status}`)}</Badge>
          <span className="break-all text-muted text-sm">
            {line.bank_reference ?? line.failure ?? (line.withheld && why(line.withheld))}
          </span>
        </span>
      ),
    },
  ];
}
