import { expect, it } from 'vitest';
import { invoiceNumber } from './rules';

it('numbers invoices within sixteen characters, by financial year', () => {
  expect(invoiceNumber('2026-27', 1)).toBe('CHK/2627/000001');
  expect(invoiceNumber('2026-27', 999_999).length).toBeLessThanOrEqual(16);
});
