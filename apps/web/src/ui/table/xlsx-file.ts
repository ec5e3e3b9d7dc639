import type { CsvCell } from '@chowk/domain/kernel';
import { storedZip } from './stored-zip';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** A longer one makes Excel call the whole file broken. */
const MAX_CELL_LENGTH = 32_767;
/** What XML 1.0 does not allow: every control character but these three. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function xmlText(text: string): string {
  return text
    .slice(0, MAX_CELL_LENGTH)
    .replace(FORBIDDEN, '')
    .replace(/[&<>]/g, (char) => ESCAPED[char] ?? char);
}

/** Text is written as text: whatever it begins with, no spreadsheet runs it as a formula. */
function cellXml(cell: CsvCell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
}

const rowXml = (row: readonly CsvCell[]) => `<row>${row.map(cellXml).join('')}</row>`;

/** The names of the columns stay in sight while the rows are scrolled. */
const FROZEN_HEAD =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

/** The one sheet of a workbook, for spreadsheets that would guess wrongly at a CSV. */
export function xlsxFile(
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): Uint8Array<ArrayBuffer>[] {
  const sheet = [header, ...rows].map(rowXml).join('');
  return storedZip([
    {
      name: '[Content_Types].xml',
      content: `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${MIME}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${MIME}.worksheet+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Chowk" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `${HEAD}<worksheet xmlns="${MAIN}">${FROZEN_HEAD}<sheetData>${sheet}</sheetData></worksheet>`,
    },
  ]);
}
