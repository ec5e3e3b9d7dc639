export type CsvCell = string | number | null;

const NEEDS_QUOTES = /[",\r\n]/;
/**
 * A spreadsheet runs cells with these first characters as formulas; an apostrophe makes them text.
 */
const LOOKS_LIKE_FORMULA = /^[=+\-@\t\r]/;
/** Without it some spreadsheets read Hindi in another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = LOOKS_LIKE_FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV file: a header row, then one line per row. */
export function csvText(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [header, ...rows].map((row) => row.map(cellText).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}
