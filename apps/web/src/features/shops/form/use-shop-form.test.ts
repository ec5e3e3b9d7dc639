import '../../../../test/browser-stand-ins';
import type { Shop } from '@chowk/domain/shops';
import { expect, it } from 'vitest';
import { placed, problemsOf, wordsOf } from '@/forms/checks';
import { CHECKS, changesFrom, type ShopValues, valuesOf, WORDS } from './use-shop-form';

const shop: Shop = {
  id: 's',
  shop_name: 'Asha Kirana',
  owner_id: 'o',
  salesperson_id: null,
  shop_type: 'kirana',
  area: 'Matunga',
  address: null,
  pin_code: null,
  gstin: null,
  position: null,
  fence_radius_m: null,
  opening_hours: null,
  status: 'active',
  created_at: '2026-11-16T00:00:00.000Z',
  version: 1,
};
const values = valuesOf(shop);

it('sends nothing that is only typed otherwise', () => {
  expect(changesFrom(shop, { ...values, shop_name: ' Asha Kirana ' })).toEqual({});
  const open = { ...shop, opening_hours: { opens: '08:00', closes: '22:00', closed_on: [2, 7] } };
  expect(
    changesFrom(open, { ...values, opening_hours: { ...open.opening_hours, closed_on: [7, 2] } }),
  ).toEqual({});
});

it('sends what differs, tidied, and null for what was emptied', () => {
  const filled = { ...shop, address: '4 Station Road' };
  expect(
    changesFrom(filled, {
      ...values,
      address: '',
      pin_code: '400 019',
      gstin: '27aapfu0939f1zv',
      position: { lat: 19, lng: 72.8 },
      opening_hours: { opens: '08:00', closes: '22:00', closed_on: [] },
    }),
  ).toEqual({
    address: null,
    pin_code: '400019',
    gstin: '27AAPFU0939F1ZV',
    position: { lat: 19, lng: 72.8 },
    opening_hours: { opens: '08:00', closes: '22:00', closed_on: [] },
  });
});

function wrongIn(typed: ShopValues): unknown {
  return problemsOf(CHECKS, typed).map((problem) => [problem.path, wordsOf(WORDS, problem)]);
}

it('asks for a name, a kind and an area, a real PIN code and whole hours', () => {
  expect(wrongIn(values)).toEqual([]);
  const hours = { opens: '08:00', closes: '', closed_on: [] };
  const bare = { ...values, shop_name: ' ', shop_type: '', area: '', pin_code: '012345' };
  expect(wrongIn({ ...bare, gstin: '27AAPFU0939F1ZX', opening_hours: hours })).toEqual([
    ['shop_name', 'wrong.name'],
    ['shop_type', 'wrong.type'],
    ['area', 'wrong.area'],
    ['pin_code', 'wrong.pin'],
    ['gstin', 'wrong.gstin'],
    ['opening_hours.closes', 'wrong.hours'],
  ]);
  const never = { opens: '08:00', closes: '08:00', closed_on: [1, 2, 3, 4, 5, 6, 7] };
  expect(wrongIn({ ...values, opening_hours: never })).toEqual([
    ['opening_hours.closes', 'wrong.sameTime'],
    ['opening_hours.closed_on', 'wrong.neverOpen'],
  ]);
});

it('puts what the server found at its field', () => {
  const found = placed(CHECKS, { path: 'pin_code', rule: 'far_from_pin' });
  expect([found.path, wordsOf(WORDS, found)]).toEqual(['position', 'wrong.far']);
  expect(wordsOf(WORDS, { path: 'id', rule: 'id' })).toBeUndefined();
});
