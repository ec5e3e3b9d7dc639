import type { ExportableList, ExportFormat, exportList } from '@chowk/domain/admin';
import { type CsvCell, csvText, formatNumber, istDay, type Page } from '@chowk/domain/kernel';
import { contractClient } from '@/api/client/browser-client';
import { commandRef } from '@/api/client/contract-ref';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { saveFile } from '@/ui/table/save-file';
import { XLSX_TYPE, xlsxFile } from '@/ui/table/xlsx-file';
import { listAll, MOST_ROWS, type PageAsked } from './list-all';
import type { Narrowing } from './list-state';
import { TakeButton } from './take-button';

const exportListRef = commandRef<typeof exportList>('list_export');

interface ExportColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => CsvCell;
}

interface ListExportProps<Row> {
  /** Also the start of the file name. */
  list: ExportableList;
  /** The accessible name. */
  label: string;
  columns: readonly ExportColumn<Row>[];
  /** The active filter, logged before anything is fetched. */
  params: Narrowing;
  readPage: (asked: PageAsked) => Promise<Page<Row>>;
}

/** Exports a console list with its current filter, all pages included, as a spreadsheet. */
export function ListExport<Row>({ list, label, columns, params, readPage }: ListExportProps<Row>) {
  const t = useMessages('exports');

  async function take(format: ExportFormat) {
    const filter = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, String(value)]),
    );
    await contractClient.runCommand(exportListRef, { list, format, filter });
    const rows = await listAll(readPage);
    const header = columns.map((column) => column.header);
    const cells = rows.map((row) => columns.map(({ value }) => value(row)));
    const file = `chowk-${list}-${istDay(Date.now())}.${format}`;
    if (format === 'csv') saveFile(file, csvText(header, cells));
    else saveFile(file, new Blob(xlsxFile(header, cells)), XLSX_TYPE);
    if (rows.length >= MOST_ROWS) {
      showToast({ title: t('cut', { count: formatNumber(rows.length) }), tone: 'neutral' });
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      {(['csv', 'xlsx'] as const).map((format) => (
        <TakeButton
          key={format}
          label={t(format)}
          longLabel={t(`${format}Of`, { list: label })}
          onTake={() => take(format)}
          failed={t('failed')}
        />
      ))}
    </div>
  );
}
