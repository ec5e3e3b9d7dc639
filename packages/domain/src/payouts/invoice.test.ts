import { describe, expect, it } from 'vitest';
import { type InvoiceParties, placeOfSupply, taxHeads } from './invoice';

const between = (gstin: string | null): InvoiceParties => ({
  supplier: { name: 'Chowk', address: 'Pune', gstin: '27AAPFU0939F1ZV', state_code: '27' },
  recipient: { name: 'Mithaas', address: null, gstin },
});

describe('the tax of an invoice', () => {
  it('is halved within a state, to the paisa', () => {
    expect(taxHeads(between('27AAPFU0939F1ZV'), 1_001)).toEqual([
      { name: 'CGST', amountPaise: 501 },
      { name: 'SGST', amountPaise: 500 },
    ]);
  });

  it('is one between states', () => {
    const parties = between('29AAGCB7383J1Z4');
    expect(placeOfSupply(parties)).toBe('29');
    expect(taxHeads(parties, 1_001)).toEqual([{ name: 'IGST', amountPaise: 1_001 }]);
  });

  it('is ours for somebody who is not registered', () => {
    expect(placeOfSupply(between(null))).toBe('27');
  });
});
