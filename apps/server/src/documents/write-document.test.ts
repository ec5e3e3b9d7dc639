import { describe, expect, it } from 'vitest';
import type { Document } from './document';
import { runsOf } from './letters';
import { writeDocument } from './write-document';

const date = new Date('2026-11-01T00:00:00Z');

const statement = (rows: number): Document => ({
  title: 'Statement',
  date,
  parts: [
    { kind: 'heading', text: 'शर्मा किराना स्टोर' },
    { kind: 'facts', facts: [['Month', '2026-11']] },
    {
      kind: 'table',
      columns: [
        { header: 'What', share: 0.7 },
        { header: 'Rupees', share: 0.3, align: 'right' },
      ],
      rows: Array.from({ length: rows }, (_, i) => [
        `Line ${i} ${'word '.repeat(30)}`,
        '₹1,234.00',
      ]),
      totals: [['All', '₹9,999.00']],
    },
    { kind: 'text', text: '' },
  ],
});

function pagesIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

describe('a document', () => {
  it('is a PDF with letters of its own in both scripts', async () => {
    const pdf = await writeDocument(statement(1));
    const text = pdf.toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(text.match(/\/FontFile/g)?.length).toBeGreaterThanOrEqual(3);
    expect(pdf.byteLength).toBeLessThan(100_000);
    expect(pagesIn(pdf)).toBe(1);
  });

  it('goes on to as many pages as it needs', async () => {
    expect(pagesIn(await writeDocument(statement(60)))).toBeGreaterThan(1);
  });

  it('is the same file whenever it is made', async () => {
    expect((await writeDocument(statement(3))).equals(await writeDocument(statement(3)))).toBe(
      true,
    );
  });

  it('tells the scripts apart, the rupee with Devanagari', () => {
    expect(runsOf('शर्मा Store ₹5')).toEqual([
      { script: 'devanagari', text: 'शर्मा' },
      { script: 'latin', text: ' Store ' },
      { script: 'devanagari', text: '₹' },
      { script: 'latin', text: '5' },
    ]);
  });
});
