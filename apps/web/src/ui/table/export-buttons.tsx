import { type CsvCell, csvText, formatNumber, istDay } from '@chowk/domain/kernel';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toast-store';
import { saveFile } from './save-file';
import { TakeButton } from './take-button';
import { XLSX_TYPE, xlsxFile } from './xlsx-file';

export interface ExportColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => CsvCell;
}

interface ExportButtonsProps<Row> {
  /** Begins the name of the file. */
  name: string;
  /** What it is, read aloud. */
  label: string;
  columns: readonly ExportColumn<Row>[];
  readRows: (format: 'csv' | 'xlsx') => Promise<{ rows: readonly Row[]; isCut: boolean }>;
  errorWords: (error: unknown) => string;
}

/** A list as it is narrowed now, with the pages not in sight, for a spreadsheet. */
export function ExportButtons<Row>(props: ExportButtonsProps<Row>) {
  const { name, label, columns, readRows, errorWords } = props;
  const t = useMessages('exports');

  async function take(format: 'csv' | 'xlsx') {
    const { rows, isCut } = await readRows(format);
    const header = columns.map((column) => column.header);
    const cells = rows.map((row) => columns.map(({ value }) => value(row)));
    const file = `chowk-${name}-${istDay(Date.now())}.${format}`;
    if (format === 'csv') saveFile(file, csvText(header, cells));
    else saveFile(file, new Blob(xlsxFile(header, cells)), XLSX_TYPE);
    if (isCut)
      showToast({ title: t('cut', { count: formatNumber(rows.length) }), tone: 'neutral' });
  }

  return (
    <div className="flex gap-2">
      {(['csv', 'xlsx'] as const).map((format) => (
        <TakeButton
          key={format}
          label={t(format)}
          longLabel={t(`${format}Of`, { list: label })}
          onTake={() => take(format)}
          errorWords={(error) => `${t('failed')}: ${errorWords(error)}`}
        />
      ))}
    </div>
  );
}
