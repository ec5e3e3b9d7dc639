import type { Brand } from '@chowk/domain/accounts';
import { expect, it } from 'vitest';
import { brandErrors, changesFrom, serverErrors, valuesOf } from './brand-values';

const brand: Brand = {
  id: 'b',
  owner_id: 'o',
  brand_name: 'Asha Tea',
  category: null,
  description: null,
  website: null,
  gstin: '27AAPFU0939F1ZV',
  logo_path: null,
  is_verified: false,
  created_at: '2026-11-16T00:00:00.000Z',
};
const values = valuesOf(brand);

it('sends nothing that is only typed otherwise', () => {
  expect(
    changesFrom(brand, { ...values, gstin: '27 aapfu-0939f1zv', brand_name: ' Asha Tea ' }),
  ).toEqual({});
});

it('sends what differs, tidied, and null for what was emptied', () => {
  expect(
    changesFrom(brand, { ...values, gstin: '', website: 'ashatea.in', category: 'food' }),
  ).toEqual({
    gstin: null,
    website: 'https://ashatea.in',
    category: 'food',
  });
});

it('finds a GSTIN whose check character does not fit, an address that is none, and no name', () => {
  expect(brandErrors(values)).toEqual({});
  expect(
    brandErrors({ ...values, gstin: '27AAPFU0939F1ZX', website: 'asha tea', brand_name: ' ' }),
  ).toEqual({ gstin: 'wrong.gstin', website: 'wrong.website', brand_name: 'wrong.name' });
});

it('puts what the server found at its field', () => {
  expect(
    serverErrors([
      { path: 'gstin', rule: 'gstin' },
      { path: 'logo_path', rule: 'choice' },
    ]),
  ).toEqual({
    gstin: 'wrong.gstin',
  });
});
