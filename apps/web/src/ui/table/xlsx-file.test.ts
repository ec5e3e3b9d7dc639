import { expect, it } from 'vitest';
import { crc32 } from './stored-zip';
import { xlsxFile } from './xlsx-file';

const LOCAL_HEADER = 0x04034b50;
const LOCAL_LENGTH = 30;

/** Reads the parts back the way an archiver does, holding each to its checksum. */
async function partsOf(pieces: BlobPart[]): Promise<Map<string, string>> {
  const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
  const view = new DataView(bytes.buffer);
  const parts = new Map<string, string>();
  let at = 0;
  while (view.getUint32(at, true) === LOCAL_HEADER) {
    const size = view.getUint32(at + 18, true);
    const nameEnd = at + LOCAL_LENGTH + view.getUint16(at + 26, true);
    const content = bytes.subarray(nameEnd, nameEnd + size);
    expect(crc32(content)).toBe(view.getUint32(at + 14, true));
    const name = new TextDecoder().decode(bytes.subarray(at + LOCAL_LENGTH, nameEnd));
    parts.set(name, new TextDecoder().decode(content));
    at = nameEnd + size;
  }
  return parts;
}

it('checksums as the rest of the world does', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});

it('writes a workbook whose texts are texts, also those that look like formulas', async () => {
  const parts = await partsOf(
    xlsxFile(
      ['दुकान', 'Sum'],
      [
        ['=HYPERLINK("http://x")', 12.5],
        ['<b>&\u0000', null],
      ],
    ),
  );
  expect([...parts.keys()]).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/worksheets/sheet1.xml',
  ]);
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet).toContain('<t xml:space="preserve">दुकान</t>');
  expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">=HYPERLINK("http://x")</t>');
  expect(sheet).toContain('<c><v>12.5</v></c>');
  expect(sheet).toContain('>&lt;b&gt;&amp;</t>');
  expect(sheet).not.toContain('<f>');
});
