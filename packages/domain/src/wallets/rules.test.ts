import { expect, it } from 'vitest';
import { topupReference, upiLink } from './rules';

it('makes references of letters and digits that fit into a payment', () => {
  const reference = topupReference('0190a000-0000-7000-8000-00000000000f');
  expect(reference).toMatch(/^[A-Z0-9]{1,35}$/);
  expect(reference).toBe('CHK0190A0000000700080000000000000' + '0F');
});

it('writes the amount in rupees and escapes what a name may hold', () => {
  const link = upiLink({
    upiId: 'chowk@bank',
    name: 'Chowk & Sons',
    amountPaise: 1_00_005,
    reference: 'CHK1',
  });
  expect(link).toContain(
    'upi://pay?pa=chowk%40bank&pn=Chowk%20%26%20Sons&am=1000.05&cu=INR&tr=CHK1',
  );
});
