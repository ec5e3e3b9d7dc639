import '../../../../test/browser-stand-ins';
import type { Shop } from '@chowk/domain/shops';
import { expect, it } from 'vitest';
import { queuedItem } from '@/offline/test/queued-item';
import { changesFrom, openedOf, serverErrors, shopErrors, valuesOf } from './shop-values';

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
  expect(changesFrom(open, { ...valuesOf(open), closed_on: [7, 2] })).toEqual({});
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
      opens: '08:00',
      closes: '22:00',
    }),
  ).toEqual({
    address: null,
    pin_code: '400019',
    gstin: '27AAPFU0939F1ZV',
    position: { lat: 19, lng: 72.8 },
    opening_hours: { opens: '08:00', closes: '22:00', closed_on: [] },
  });
});

it('asks for a name, a kind and an area, a real PIN code and whole hours', () => {
  expect(shopErrors(values)).toEqual({});
  const bare = { ...values, shop_name: ' ', shop_type: '', area: '', pin_code: '012345' };
  expect(shopErrors({ ...bare, gstin: '27AAPFU0939F1ZX', opens: '08:00' })).toEqual({
    gstin: 'wrong.gstin',
    shop_name: 'wrong.name',
    shop_type: 'wrong.type',
    area: 'wrong.area',
    pin_code: 'wrong.pin',
    closes: 'wrong.hours',
  });
  const never = { opens: '08:00', closes: '08:00', closed_on: [1, 2, 3, 4, 5, 6, 7] };
  expect(shopErrors({ ...values, ...never })).toEqual({
    closes: 'wrong.sameTime',
    closed_on: 'wrong.neverOpen',
  });
});

it('puts what the server found at its field', () => {
  expect(
    serverErrors([
      { path: 'pin_code', rule: 'pin_code' },
      { path: 'opening_hours.closes', rule: 'same_time' },
      { path: 'id', rule: 'id' },
    ]),
  ).toEqual({ pin_code: 'wrong.pin', closes: 'wrong.sameTime' });
});

it('a change that was not sent yet opens as it would have been typed', () => {
  const hours = { opens: '08:00', closes: '22:00', closed_on: [7] };
  const data = { id: 's', version: 1, address: null, opening_hours: hours };
  const opened = openedOf(queuedItem({ type: 'shop_update', data, state: 'editing' }));
  expect(opened).toEqual({ address: '', ...hours });
  expect(changesFrom(shop, { ...values, ...opened })).toEqual({ opening_hours: hours });
});
