import '../../../../test/browser-stand-ins';
import { expect, it } from 'vitest';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { waitingOrders } from './use-found-order';

const item = (id: string, shop: string, more: object = {}) =>
  ({ id, type: 'order_place', state: 'queued', data: { shop_id: shop }, ...more }) as PendingUpload;

it('finds the orders of this shop that go out by themselves, and none that was refused', () => {
  const waiting = [
    item('o-1', 's-2'),
    item('o-2', 's-1', { state: 'needs_attention' }),
    item('o-3', 's-1', { type: 'cart_set' }),
    item('o-4', 's-1', { state: 'sending' }),
    item('o-5', 's-1'),
  ];
  expect(waitingOrders('s-1', waiting)).toEqual(['o-4', 'o-5']);
  expect(waitingOrders('s-3', waiting)).toEqual([]);
});
