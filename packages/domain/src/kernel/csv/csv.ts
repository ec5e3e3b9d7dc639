export type CsvCell = string | number | null;

const NEEDS_QUOTES = /[",\r\n]/;
/** A spreadsheet runs a cell that begins like this; an apostrophe makes it text again. */
const LOOKS_LIKE_FORMULA = /^[=+\-@\t\r]/;
/** Without it some spreadsheets take Hindi for another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = LOOKS_LIKE_FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table for spreadsheets: the names of the columns first, one line a row. */
export function csvText(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [header, ...rows].map((row) => row.map(cellText).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}
