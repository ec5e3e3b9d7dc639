const BYTE_ORDER_MARK = /^\uFEFF/;
const SEPARATORS = [',', ';', '\t'] as const;

/** Banks use commas or semicolons, and text copied from a spreadsheet has tabs. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const counts = SEPARATORS.map((separator) => first.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

export interface CsvLine {
  /** Counted from one, as in an editor. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** Rows of cells; a quoted cell may contain separators, doubled quotes and line breaks. */
export function parseCsv(raw: string): CsvLine[] {
  const text = raw.replace(BYTE_ORDER_MARK, '');
  const separator = separatorOf(text);
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let number = 1;
  let startedAt = 1;

  function endLine() {
    const all = [...cells, cell].map((each) => each.trim());
    if (all.some((each) => each !== '')) lines.push({ number: startedAt, cells: all });
    cells = [];
    cell = '';
    startedAt = number;
  }

  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\n') number += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') endLine();
    else if (sign !== '\r') cell += sign;
  }
  endLine();
  return lines;
}
