import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { DAY_MS } from '@chowk/domain/kernel';
import { afterEach, expect, it, vi } from 'vitest';
import { ownBrandOptions } from '@/features/accounts/brand/brands.queries';
import { profileOptions } from '@/features/accounts/profile/profile.queries';
import { consentsOptions, payoutDetailsOptions } from '@/features/accounts/settings.queries';
import {
  bookingsAheadOptions,
  bookingsOptions,
  ownSpacesOptions,
} from '@/features/ad-spaces/ad-spaces.queries';
import {
  approvedProofsOptions,
  campaignDealsOptions,
  moneyOptions,
} from '@/features/campaigns/page/campaign-page.queries';
import { cmsPageOptions } from '@/features/cms/cms.queries';
import { targetOptions, vestingOptions } from '@/features/earnings/bizman-pay/bizpay.queries';
import { brandFiguresOptions } from '@/features/figures/figures.queries';
import { brandOrdersOptions } from '@/features/orders/brand/brand-orders.queries';
import { orderOptions, shopOrdersOptions } from '@/features/orders/orders.queries';
import { marketOptions } from '@/features/products/market/market.queries';
import { NO_FILTER } from '@/features/products/market/market-filter';
import { productsOptions } from '@/features/products/products.queries';
import { consentsOptions as shopConsentsOptions } from '@/features/shops/acting/acting.queries';
import { myShopsOptions } from '@/features/shops/assigned/my-shops.queries';
import { statementOptions, walletOptions } from '@/features/wallets/wallets.queries';
import { cachingClient } from '@/offline/test/caching-client';
import { newPerson } from '@/offline/test/new-person';
import { presetRange } from '@/ui/calendar/date-range-rules';
import { prefetch } from './prefetch';

const CONSENTS = { items: [{ purpose: 'location', version: '2026-11', withdrawn_at: null }] };

const BOOKING = { id: 'booking-1', status: 'requested' };

/** Changed collections, which are on the device. */
const PULL = '/rest/v1/sync';

/** A 2G network handles about this many requests a minute. */
const MOST_ASKED = 25;

const TEA = { id: 'tea', status: 'active', areas: [], variants: [] };
const CAMPAIGNS = ['c-5', 'c-4', 'c-3', 'c-2', 'c-1'].map((id) => ({
  id,
  title: id,
  launched_at: id === 'c-5' ? null : '2026-11-01T00:00:00Z',
}));

type Answer = (input: string | URL | Request) => Promise<Response>;
const offline: Answer = () => Promise.reject(new TypeError('No network'));
let answer = offline;
vi.stubGlobal('fetch', (input: string | URL | Request) => answer(input));

function pulled(rows: readonly object[]) {
  return { reset: true, rows, gone: [], cursor: 'c', more: false };
}

function serve(personId: string): string[] {
  const asked: string[] = [];
  const answers: Record<string, object> = {
    '/rest/v1/consents': CONSENTS,
    [`/rest/v1/profiles/${personId}`]: { id: personId, full_name: 'Asha Rao' },
    '/rest/v1/cms_pages/help': { slug: 'help', title: 'Help' },
    '/rest/v1/payout_details': { upi_masked: 'as•••@okbank', pan_masked: null },
    '/rest/v1/wallet': { balance_paise: 5_00 },
    '/rest/v1/wallet_statement': { items: [{ id: 'line-1' }], nextCursor: null },
    '/rest/v1/wallet_topups': { items: [], nextCursor: null },
    '/rest/v1/brand_figures': { figures: [], spend_paise: 7_00 },
    '/rest/v1/shops/own/consents': { shop_id: 'own', manager_name: 'Ravi', items: [] },
    '/rest/v1/shop_health': { items: [{ shop: { id: 's-1' }, open_deals: 2 }], nextCursor: null },
    '/rest/v1/bizman_target': { activations: 4 },
    '/rest/v1/bizman_vesting': { items: [{ shop_id: 's-1' }], nextCursor: null },
    '/rest/v1/bizman_leaderboard': { areas: [] },
    '/rest/v1/orders': { items: [{ id: 'order-1' }], nextCursor: 'more' },
    '/rest/v1/market_products': { items: [TEA], nextCursor: 'more' },
    '/rest/v1/ad_spaces': { items: [{ id: 'space-1' }], nextCursor: null },
    '/rest/v1/products': { items: [{ id: 'product-1' }], nextCursor: null },
    [PULL]: {
      campaigns: pulled(CAMPAIGNS),
      brands: pulled([{ id: 'brand-1' }]),
      shops: pulled([
        { id: 'own', owner_id: personId },
        { id: 'looked-after', owner_id: 'somebody' },
      ]),
      orders: pulled([{ id: 'order-1', shop_id: 'own' }]),
      bookings: pulled([BOOKING]),
    },
    '/rest/v1/deals': { items: [{ id: 'deal-1' }], nextCursor: null },
    '/rest/v1/proofs': { items: [{ id: 'proof-1' }], nextCursor: null },
    ...Object.fromEntries(
      CAMPAIGNS.map(({ id }) => [`/rest/v1/campaigns/${id}/money`, { held_paise: 9_00 }]),
    ),
  };
  answer = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://chowk.test');
    asked.push(pathname);
    return Response.json(answers[pathname] ?? {}, { status: pathname in answers ? 200 : 404 });
  };
  return asked;
}

function loseNetwork(): void {
  answer = offline;
  Object.assign(navigator, { onLine: false });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  vi.useRealTimers();
  Object.assign(navigator, { onLine: true });
});

it('data of pages never opened is available without a network, fetched once a day', async () => {
  const { personId } = await newPerson();
  const asked = serve(personId);
  await prefetch(personId, ['bizman'], cachingClient());
  expect(asked).toEqual([
    '/rest/v1/consents',
    `/rest/v1/profiles/${personId}`,
    '/rest/v1/cms_pages/help',
    '/rest/v1/payout_details',
    '/rest/v1/shop_health',
    '/rest/v1/bizman_target',
    '/rest/v1/bizman_vesting',
    '/rest/v1/bizman_leaderboard',
  ]);

  const before = asked.length;
  await prefetch(personId, ['bizman'], cachingClient());
  expect(asked).toHaveLength(before);

  loseNetwork();
  const later = cachingClient();
  expect(await later.fetchQuery(consentsOptions())).toMatchObject(CONSENTS);
  expect(await later.fetchQuery(profileOptions(personId))).toMatchObject({ full_name: 'Asha Rao' });
  expect(await later.fetchQuery(cmsPageOptions('help', 'en'))).toMatchObject({ title: 'Help' });
  expect(await later.fetchQuery(payoutDetailsOptions())).toMatchObject({
    upi_masked: 'as•••@okbank',
    savedAt: expect.any(Number),
  });
  const aged = { savedAt: expect.any(Number) };
  const shops = await later.fetchInfiniteQuery(myShopsOptions(''));
  expect(shops.pages).toMatchObject([{ items: [{ open_deals: 2 }], ...aged }]);
  expect(await later.fetchQuery(targetOptions())).toMatchObject({ activations: 4, ...aged });
  const vesting = await later.fetchInfiniteQuery(vestingOptions());
  expect(vesting.pages).toMatchObject([{ items: [{ shop_id: 's-1' }], ...aged }]);
});

it('a brand gets its wallet, statement and figures, also on the next day', async () => {
  const { personId } = await newPerson();
  const asked = serve(personId);
  await prefetch(personId, ['brand'], cachingClient());
  const before = asked.length;
  await prefetch(personId, ['brand'], cachingClient());
  expect(asked.slice(before).filter((path) => path !== PULL)).toEqual([]);

  loseNetwork();
  const today = presetRange('last30Days', Date.now());
  vi.useFakeTimers({ now: Date.now() + DAY_MS, toFake: ['Date'] });
  const later = cachingClient();
  const aged = { savedAt: expect.any(Number) };
  expect(await later.fetchQuery(walletOptions())).toMatchObject({ balance_paise: 5_00, ...aged });
  expect(await later.fetchQuery(statementOptions(undefined))).toMatchObject({
    items: [{ id: 'line-1' }],
    ...aged,
  });
  const days = presetRange('last30Days', Date.now());
  expect(days).not.toEqual(today);
  expect(await later.fetchQuery(brandFiguresOptions(days))).toMatchObject({
    spend_paise: 7_00,
    range: today,
    ...aged,
  });
});

it('a store gets who may act for its shop', async () => {
  const { personId } = await newPerson();
  const asked = serve(personId);
  await prefetch(personId, ['retailer'], cachingClient());
  expect(asked).not.toContain('/rest/v1/shops/looked-after/consents');

  loseNetwork();
  expect(await cachingClient().fetchQuery(shopConsentsOptions('own'))).toMatchObject({
    manager_name: 'Ravi',
    savedAt: expect.any(Number),
  });
});

it('a store gets the market and its ad spaces, besides its orders and bookings', async () => {
  const { personId } = await newPerson();
  const asked = serve(personId);
  await prefetch(personId, ['retailer'], cachingClient());
  const before = asked.length;
  expect(before).toBeLessThan(MOST_ASKED);
  await prefetch(personId, ['retailer'], cachingClient());
  expect(asked.slice(before).filter((path) => path !== PULL)).toEqual([]);
  // The pull fetches these with all other rows.
  const { pullOnce } = await import('@/offline/send/own-engine');
  await pullOnce(['orders', 'bookings']);

  loseNetwork();
  const later = cachingClient();
  const aged = { savedAt: expect.any(Number) };
  const everything = shopOrdersOptions('own', { status: undefined, search: '' });
  const orders = await later.fetchInfiniteQuery(everything);
  expect(orders.pages).toMatchObject([{ items: [{ id: 'order-1' }], ...aged }]);
  expect(await later.fetchQuery(orderOptions('order-1'))).toMatchObject({ id: 'order-1', ...aged });
  const shop = { id: 'own', area: null };
  const market = await later.fetchInfiniteQuery(marketOptions(shop, NO_FILTER));
  expect(market.pages).toMatchObject([{ items: [{ id: 'tea' }], ...aged }]);
  const spaces = ownSpacesOptions({ status: undefined, search: '', cursor: undefined });
  expect(await later.fetchQuery(spaces)).toMatchObject({ items: [{ id: 'space-1' }], ...aged });
  const bookings = bookingsOptions({ tab: 'requested', search: '', cursor: undefined });
  for (const options of [bookings, bookingsAheadOptions('requested')]) {
    const found = await later.fetchQuery(options as typeof bookings);
    expect(found).toMatchObject({ items: [{ id: 'booking-1' }], ...aged });
  }
});

it('a brand gets its products, orders and newest campaigns, besides its own row', async () => {
  const { personId } = await newPerson();
  const asked = serve(personId);
  await prefetch(personId, ['brand'], cachingClient());
  expect(asked.length).toBeLessThan(MOST_ASKED);
  const money = asked.filter((path) => path.endsWith('/money'));
  expect(money).toEqual(['c-4', 'c-3', 'c-2'].map((id) => `/rest/v1/campaigns/${id}/money`));

  // The pull fetches it with all other rows.
  const { pullOnce } = await import('@/offline/send/own-engine');
  await pullOnce(['brands']);

  loseNetwork();
  const later = cachingClient();
  const aged = { savedAt: expect.any(Number) };
  const asOpened = { search: '', cursor: undefined };
  const goods = { ...asOpened, status: 'active', category: undefined, isLow: false } as const;
  expect(await later.fetchQuery(productsOptions(goods))).toMatchObject({
    items: [{ id: 'product-1' }],
    ...aged,
  });
  expect(await later.fetchQuery(ownBrandOptions())).toMatchObject({
    items: [{ id: 'brand-1' }],
    ...aged,
  });
  const orders = brandOrdersOptions({ ...asOpened, status: undefined, payment: undefined });
  expect(await later.fetchQuery(orders)).toMatchObject({ items: [{ id: 'order-1' }], ...aged });
  expect(await later.fetchQuery(moneyOptions('c-4'))).toMatchObject({ held_paise: 9_00, ...aged });
  const deals = campaignDealsOptions('c-4', { ...asOpened, tab: undefined });
  expect(await later.fetchQuery(deals)).toMatchObject({ items: [{ id: 'deal-1' }], ...aged });
  const photos = await later.fetchInfiniteQuery(approvedProofsOptions('c-4'));
  expect(photos.pages).toMatchObject([{ items: [{ id: 'proof-1' }], ...aged }]);
});

it('Save-Data prefetches no lists', async () => {
  const { personId } = await newPerson();
  const asked = serve(personId);
  Object.assign(navigator, { connection: { saveData: true } });
  await prefetch(personId, ['retailer', 'brand'], cachingClient());
  expect(asked).toContain('/rest/v1/wallet');
  expect(asked.filter((path) => /orders|market|ad_spaces|products|campaigns/.test(path))).toEqual(
    [],
  );
});
