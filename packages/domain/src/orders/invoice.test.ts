import { expect, it } from 'vitest';
import { creditNoteNumber, orderInvoiceNumber } from './invoice';
import { rupeesInWords } from './rupees-in-words';

it.each([
  [0, 'Rupees zero only'],
  [1, 'Rupees zero and one paise only'],
  [1_00, 'Rupees one only'],
  [21_50, 'Rupees twenty-one and fifty paise only'],
  [1_10_00, 'Rupees one hundred ten only'],
  [1_05_000_00, 'Rupees one lakh five thousand only'],
  [
    1_23_45_678_90,
    'Rupees one crore twenty-three lakh forty-five thousand six hundred seventy-eight and ninety paise only',
  ],
  [1_00_00_00_000_00, 'Rupees one hundred crore only'],
])('says %d paise as “%s”', (paise, words) => {
  expect(rupeesInWords(paise)).toBe(words);
});

it('numbers a brand’s invoices within sixteen characters, by financial year', () => {
  expect(orderInvoiceNumber('2026-27', 1)).toBe('CK/2627/000001');
  expect(orderInvoiceNumber('2026-27', 9_999_999).length).toBeLessThanOrEqual(16);
  expect(creditNoteNumber('2026-27', 1)).toBe('CN/2627/000001');
});
