import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '@/api/errors/errors';
import { dropActing, setActing } from '@/api/session/acting';
import { dealCampaignOptions, dealOptions, dealsOptions } from '@/features/deals/deals.queries';
import { enqueue } from '@/offline/outbox/outbox';
import { setQueueFlag } from '@/offline/outbox/queue-flag';
import { pullOnce } from '@/offline/send/own-engine';
import { settle } from '@/offline/send/settle';
import { offlineDatabase } from '@/offline/store/database';
import { deleteActingStore } from '@/offline/store/delete-database';
import { actingStoreId, hasDatabase } from '@/offline/store/stores';
import { put } from '@/offline/store/write';
import { newPerson } from '@/offline/test/new-person';
import { ASHA_STORES } from '../../../test/acted-shop';

const SHOP = 'shop-1';

function actFor(shopId = SHOP): void {
  setActing({ ...ASHA_STORES, shopId });
}

function deal(id: string, status: string) {
  const quoted = { campaign_title: `Shelf ${id}`, brand_name: 'Tea House' };
  return { id, status, campaign_id: `c-${id}`, shop_id: SHOP, version: 1, ...quoted };
}

const DEALS = [deal('d-1', 'approved'), deal('d-2', 'accepted'), deal('d-3', 'offered')];
const REFUSED = {
  code: 'ACTING_REFUSED',
  message: '',
  details: { reason: 'not_yours' },
};

interface Asked {
  readonly path: string;
  readonly shop: string | null;
}

/** Responses of a pull for a shop: everything, then changes. */
function pulledOf(deals: readonly object[], cursor: string | null) {
  const campaigns = deals.map((each) => ({
    id: Reflect.get(each, 'campaign_id'),
    brief: `Brief of ${Reflect.get(each, 'campaign_id')}`,
    version: 1,
  }));
  const page = { reset: cursor === '', gone: [], cursor: 'next', more: false };
  return { deals: { ...page, rows: deals }, campaigns: { ...page, rows: campaigns } };
}

function serve({ isOver = false, deals = DEALS } = {}): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const url = new URL(input, 'http://chowk.test');
    const shop = new Headers(init.headers).get('x-acting-shop');
    asked.push({ path: url.pathname + url.search, shop });
    if (isOver && shop) return Response.json(REFUSED, { status: 403 });
    if (url.pathname !== '/rest/v1/sync') return Response.json({}, { status: 404 });
    return Response.json(pulledOf(shop ? deals : [], url.searchParams.get('deals')));
  });
  return asked;
}

function cutLine(): void {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')));
  Object.assign(navigator, { onLine: false });
}

/** As after a restart: nothing is in memory. */
const read = (id: string) => new QueryClient().fetchQuery({ ...dealOptions(id), retry: false });
async function list(tab: 'offered' | 'accepted' | 'submitted' | 'done', search = '') {
  const options = { ...dealsOptions(tab, search), retry: false };
  const { pages } = await new QueryClient().fetchInfiniteQuery(options);
  return pages.flatMap(({ items }) => items.map(({ id }) => id));
}

const pull = () => pullOnce(['deals', 'campaigns']);

async function pulled(): Promise<string> {
  const { personId } = await newPerson();
  actFor();
  await pull();
  return personId;
}

beforeEach(() => {
  vi.stubGlobal('document', { ...document, visibilityState: 'visible' });
});
afterEach(() => {
  dropActing();
  setQueueFlag(false);
  vi.unstubAllGlobals();
  Object.assign(navigator, { onLine: true });
});

describe('while acting for a shop', () => {
  it('the same pull is used, in the shop’s name', async () => {
    const asked = serve();
    await pulled();
    expect(asked).toEqual([{ path: '/rest/v1/sync?deals=&campaigns=&limit=500', shop: SHOP }]);
  });

  it('lists and searches work that were never opened', async () => {
    serve();
    await pulled();
    cutLine();
    expect(await read('d-2')).toMatchObject({ campaign_title: 'Shelf d-2' });
    expect(await list('offered')).toEqual(['d-3']);
    expect(await list('done')).toEqual(['d-1']);
    expect(await list('accepted', 'shelf D-2')).toEqual(['d-2']);
    expect(await list('submitted')).toEqual([]);
    const options = { ...dealCampaignOptions({ campaign_id: 'c-d-3' }), retry: false };
    expect(await new QueryClient().fetchQuery(options)).toMatchObject({ brief: 'Brief of c-d-3' });
  });

  it('other shops, other people and the person themselves see none of it', async () => {
    serve();
    await pulled();
    cutLine();
    dropActing();
    await expect(read('d-2')).rejects.toThrow(NetworkError);
    await expect(list('offered')).rejects.toThrow(NetworkError);
    actFor('shop-2');
    await expect(read('d-2')).rejects.toThrow(NetworkError);
    actFor();
    expect(await list('offered')).toEqual(['d-3']);
    await newPerson();
    await expect(list('offered')).rejects.toThrow(NetworkError);
  });

  it('an accepted deal moves to its list and stays there once confirmed', async () => {
    serve();
    const personId = await pulled();
    cutLine();
    const item = await enqueue({ type: 'deal_accept', data: { id: 'd-3' } });
    expect([await list('offered'), await list('accepted')]).toEqual([[], ['d-3', 'd-2']]);
    const database = await offlineDatabase(personId);
    const chance = { nowMs: Date.now, random: () => 0 };
    await settle(database, [{ kind: 'done', item, output: deal('d-3', 'accepted') }], chance);
    expect([await list('offered'), await list('accepted')]).toEqual([[], ['d-3', 'd-2']]);
    expect(await database.count('deals')).toBe(0);
  });

  it('rows are the server’s latest with pending commands on top', async () => {
    serve();
    const personId = await pulled();
    const shop = await offlineDatabase(actingStoreId(personId, SHOP));
    await put(shop, 'deals', { ...deal('d-3', 'accepted'), version: 2 } as { id: string });
    serve({ deals: [deal('d-3', 'offered'), deal('d-4', 'offered')] });
    await pull();
    expect([await list('offered'), await list('accepted')]).toEqual([['d-4'], ['d-3', 'd-2']]);
  });

  it('the first read pulls, and the person’s own rows stay theirs', async () => {
    serve();
    const { database } = await newPerson();
    await put(database, 'deals', deal('own', 'offered'));
    actFor();
    expect(await list('offered')).toEqual(['d-3']);
    expect(await read('d-1')).toMatchObject({ status: 'approved' });
    cutLine();
    dropActing();
    expect(await list('offered')).toEqual(['own']);
  });

  it('nothing stays once the permission or the acting session has ended', async () => {
    serve();
    const personId = await pulled();
    const isKept = () => hasDatabase(actingStoreId(personId, SHOP));
    serve({ isOver: true });
    await expect(pull()).rejects.toMatchObject({ code: 'ACTING_REFUSED' });
    expect(await isKept()).toBe(false);
    serve();
    await pull();
    expect(await isKept()).toBe(true);
    cutLine();
    expect(await list('offered')).not.toEqual([]);
    await deleteActingStore(SHOP);
    await expect(read('d-2')).rejects.toThrow(NetworkError);
  });
});
