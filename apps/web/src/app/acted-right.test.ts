import 'fake-indexeddb/auto';
import '../../test/browser-stand-ins';
import type { InputOf } from '@chowk/domain/kernel';
import type { placeOrder } from '@chowk/domain/orders';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropActing, setActing } from '@/api/session/acting';
import { acceptDealRef, declineDealRef } from '@/features/deals/deals.queries';
import { placeOrderRef } from '@/features/orders/cart/cart.queries';
import { emptyDraft, type SubmitInput } from '@/features/proofs/capture/proof-draft';
import { sendProof } from '@/features/proofs/capture/send-proof';
import { snapshotKey } from '@/offline/cache/snapshot-key';
import { storeNow } from '@/offline/cache/snapshots';
import { listPending } from '@/offline/outbox/outbox';
import { submitCommand } from '@/offline/send/submit-command';
import { newPerson } from '@/offline/test/new-person';
import { ASHA_STORES } from '../../test/acted-shop';

const LIMIT_PAISE = 40_000;
const ORDER = { id: 'o-1', shop_id: 'shop-1', lines: [] } as unknown as InputOf<typeof placeOrder>;
const PROOF = { id: 'proof-1', deal_id: 'd-1' } as SubmitInput;

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  await newPerson();
  setActing(ASHA_STORES);
});
afterEach(() => {
  dropActing();
  vi.unstubAllGlobals();
});

const consentsWith = (limitPaise: number | null) => ({
  shop_id: 'shop-1',
  manager_name: 'Ravi',
  items: [
    {
      kind: 'orders',
      is_granted: true,
      limit_paise: 50_000,
      month_limit_paise: 2_00_000,
      month_used_paise: 1_60_000,
    },
    {
      kind: 'deals',
      is_granted: limitPaise !== null,
      limit_paise: limitPaise,
      month_limit_paise: null,
      month_used_paise: null,
    },
  ],
});
const allowDeals = (limitPaise: number | null) =>
  storeNow(snapshotKey(['shop_consents_list', { id: 'shop-1' }]), consentsWith(limitPaise));
const accept = (amountPaise: number) =>
  submitCommand(acceptDealRef, { id: 'd-1' }, { amountsPaise: [amountPaise] });
const decline = () => submitCommand(declineDealRef, { id: 'd-1', reason: 'payout' });
const refusedFor = (reason: string) => ({
  kind: 'refused',
  error: { code: 'ACTING_REFUSED', details: { reason } },
});

it('without a network, what pays more than the owner allows is refused at once and never queued', async () => {
  await allowDeals(LIMIT_PAISE);
  expect(await accept(LIMIT_PAISE + 1)).toMatchObject(refusedFor('over_limit'));
  expect(await listPending()).toEqual([]);
  expect(await accept(LIMIT_PAISE)).toEqual({ kind: 'waiting' });
  expect(await listPending()).toMatchObject([{ type: 'deal_accept' }]);
});

it('without a network, an order above a limit of the owner is refused at once, up to it queued', async () => {
  await allowDeals(null);
  const order = (...amountsPaise: number[]) =>
    submitCommand(placeOrderRef, ORDER, { id: ORDER.id, amountsPaise });
  expect(await order(50_001)).toMatchObject(refusedFor('over_order_limit'));
  expect(await order(30_000, 10_001)).toMatchObject(refusedFor('over_month_limit'));
  expect(await listPending()).toEqual([]);
  expect(await order(30_000, 10_000)).toEqual({ kind: 'waiting' });
});

it('whoever may only look neither accepts, declines nor sends photos', async () => {
  await allowDeals(null);
  expect(await accept(1)).toMatchObject(refusedFor('no_consent'));
  expect(await decline()).toMatchObject(refusedFor('no_consent'));
  await expect(sendProof(emptyDraft('proof-1'), PROOF, 'Diwali')).rejects.toMatchObject({
    details: { reason: 'no_consent' },
  });
  expect(await listPending()).toEqual([]);
});

it('what this device knows nothing of is left to the server', async () => {
  expect(await accept(LIMIT_PAISE)).toEqual({ kind: 'waiting' });
});

it('the owner’s latest word counts where it can be heard', async () => {
  await allowDeals(null);
  vi.stubGlobal('navigator', { ...navigator, onLine: true });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    if (!String(input).includes('/shops/shop-1/consents')) throw new TypeError('Failed to fetch');
    return Response.json(consentsWith(LIMIT_PAISE));
  });
  expect(await accept(LIMIT_PAISE)).toEqual({ kind: 'waiting' });
});
