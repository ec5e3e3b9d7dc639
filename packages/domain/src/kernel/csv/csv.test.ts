import { expect, it } from 'vitest';
import { csvText } from './csv';

function linesOf(text: string): string[] {
  return text.slice(1).split('\r\n');
}

it('quotes what would break a line or a column apart', () => {
  const text = csvText(['Shop', 'Note'], [['Rao, "Kirana"', 'two\nlines']]);
  expect(text).toBe('\uFEFFShop,Note\r\n"Rao, ""Kirana""","two\nlines"\r\n');
});

it('keeps numbers as numbers, also below zero, and leaves nothing for null', () => {
  expect(linesOf(csvText(['a', 'b', 'c'], [[-12.5, 0, null]]))[1]).toBe('-12.5,0,');
});

it.each(['=1+1', '+91', '-cmd', '@sum', '\tx'])('makes text of %j, which would be run', (cell) => {
  expect(linesOf(csvText(['a'], [[cell]]))[1]).toBe(`'${cell}`);
});

it('keeps Hindi as it is', () => {
  expect(csvText(['दुकान'], [['राव']])).toBe('\uFEFFदुकान\r\nराव\r\n');
});
