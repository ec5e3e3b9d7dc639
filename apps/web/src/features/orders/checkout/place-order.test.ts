import 'fake-indexeddb/auto';
import '../../../../test/browser-stand-ins';
import { afterEach, expect, it, vi } from 'vitest';
import { sendCommand } from '@/commands/send-command';
import { placeOrderRef } from '@/features/orders/cart/cart.queries';
import { listPending } from '@/offline/outbox/outbox';
import { newPerson } from '@/offline/test/new-person';
import { queueOf } from './place-order';

const ORDER = {
  shop_id: 's-1',
  lines: [{ variant_id: 'v-1', quantity: 10, price_paise: 1_000 }],
  payment: 'upi',
  delivery: {},
} as unknown as Parameters<typeof queueOf>[0];
const PLACING = { subject: 'Surya', fromDraft: 'checkout:s-1' };

afterEach(() => vi.unstubAllGlobals());

it('an order that waits keeps the sum the person agreed to, and none that was only reckoned', async () => {
  await newPerson();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  for (const [id, totalPaise] of [
    ['o-1', 11_800],
    ['o-2', undefined],
  ] as const) {
    const order = { ...ORDER, id };
    const queue = () => queueOf(order, { ...PLACING, totalPaise });
    await sendCommand(placeOrderRef, order, { key: id, queue });
  }
  const [agreed, reckoned] = await listPending();
  expect(agreed?.seen).toEqual({ total_paise: 11_800 });
  expect(reckoned).not.toHaveProperty('seen');
});
