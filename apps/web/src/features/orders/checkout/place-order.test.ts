import 'fake-indexeddb/auto';
import '../../../../test/browser-stand-ins';
import { afterEach, expect, it, vi } from 'vitest';
import { listPending } from '@/offline/outbox/outbox';
import { newPerson } from '@/offline/test/new-person';
import { sendOrder } from './place-order';

const ORDER = {
  shop_id: 's-1',
  lines: [{ variant_id: 'v-1', quantity: 10, price_paise: 1_000 }],
  payment: 'upi',
  delivery: {},
} as unknown as Parameters<typeof sendOrder>[0];
const PLACING = { subject: 'Surya', fromDraft: 'checkout:s-1' };

afterEach(() => vi.unstubAllGlobals());

it('an order that waits keeps the sum the person agreed to, and none that was only reckoned', async () => {
  await newPerson();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  await sendOrder({ ...ORDER, id: 'o-1' }, { ...PLACING, totalPaise: 11_800 });
  await sendOrder({ ...ORDER, id: 'o-2' }, { ...PLACING, totalPaise: undefined });
  const [agreed, reckoned] = await listPending();
  expect(agreed?.seen).toEqual({ total_paise: 11_800 });
  expect(reckoned).not.toHaveProperty('seen');
});
