import { setImmediate as othersGoFirst } from 'node:timers/promises';
import type { Column, Document, Part } from './document';
import { readLetters } from './letters';
import { PageWriter, type TextStyle } from './page-writer';

const INK = '#1C1530';
const FAINT = '#6B6480';
const LINE_COLOR = '#D8D3E3';
const BODY: TextStyle = { size: 9.5, weight: 'normal', color: INK };
const STRONG: TextStyle = { ...BODY, weight: 'bold' };
const SMALL: TextStyle = { size: 8.5, weight: 'normal', color: FAINT };
const TITLE: TextStyle = { size: 18, weight: 'bold', color: INK };
const HEADING: TextStyle = { size: 11, weight: 'bold', color: INK };
const GAP = 6;
const NAME_SHARE = 0.3;
/** A long document is written in turns: everybody else is answered in between. */
const ROWS_AT_ONCE = 25;

function writeRow(
  page: PageWriter,
  columns: readonly Column[],
  texts: readonly string[],
  style: TextStyle,
): void {
  let x = page.left;
  const cells = columns.map(({ share, align }, i) => {
    const width = page.width * share;
    const cell = { x, width: width - GAP, text: texts[i] ?? '', ...(align ? { align } : {}) };
    x += width;
    return cell;
  });
  page.row(cells, style);
}

async function writeTable(
  page: PageWriter,
  { columns, rows, totals = [] }: Part & { kind: 'table' },
) {
  writeRow(
    page,
    columns,
    columns.map(({ header }) => header),
    SMALL,
  );
  page.rule(LINE_COLOR);
  for (const [i, row] of rows.entries()) {
    if (i % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await othersGoFirst();
    writeRow(page, columns, row, BODY);
  }
  if (totals.length > 0) page.rule(LINE_COLOR);
  for (const row of totals) writeRow(page, columns, row, STRONG);
}

async function writePart(page: PageWriter, part: Part): Promise<void> {
  const whole = { x: page.left, width: page.width };
  if (part.kind === 'heading') page.row([{ ...whole, text: part.text }], HEADING);
  if (part.kind === 'text') page.row([{ ...whole, text: part.text }], SMALL);
  if (part.kind === 'table') await writeTable(page, part);
  if (part.kind === 'facts') {
    const columns = [
      { header: '', share: NAME_SHARE },
      { header: '', share: 1 - NAME_SHARE },
    ];
    for (const fact of part.facts) writeRow(page, columns, fact, BODY);
  }
  page.space(part.kind === 'heading' ? 2 : 2 * GAP);
}

/** A PDF of these parts. The library is loaded when the first document is asked for. */
export async function writeDocument({ title, date, parts }: Document): Promise<Buffer> {
  const [{ default: PDFDocument }, letters] = await Promise.all([import('pdfkit'), readLetters()]);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en-IN',
    info: { Title: title, CreationDate: date, ModDate: date },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  for (const [name, bytes] of letters) pdf.registerFont(name, bytes);
  const page = new PageWriter(pdf);
  page.row([{ x: page.left, width: page.width, text: title }], TITLE);
  page.space(2 * GAP);
  for (const part of parts) await writePart(page, part);
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}
