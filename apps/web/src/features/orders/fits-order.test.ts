import type { Order } from '@chowk/domain/orders';
import { expect, it } from 'vitest';
import { fitsOrder } from './fits-order';

const ORDER = {
  id: '019aa1b2-c3d4-7000-8000-000000000001',
  status: 'placed',
  shop_name: 'Asha Stores',
  brand_name: 'Surya Foods',
  profiles: { full_name: 'Asha Rao' },
  items: [{ products: { name: 'Masala tea', brand: 'Surya Foods' } }],
} as unknown as Order;

const finds = (search: string, status?: 'placed' | 'completed') =>
  fitsOrder(ORDER, { search, status });

it('an order is found by a name in it or by its number, as on the server', () => {
  for (const search of ['', 'masala', 'SURYA', 'asha s', 'rao', '019aa1b2', 'CHK019AA1B2']) {
    expect(finds(search), search).toBe(true);
  }
  for (const search of ['coffee', 'CHKFFFFFFF', 'chk']) expect(finds(search), search).toBe(false);
  expect([finds('', 'placed'), finds('', 'completed')]).toEqual([true, false]);
});
