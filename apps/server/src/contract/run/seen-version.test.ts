import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, type Store, startMarket } from '../../../test/world/market';
import { newId } from '../../new-id';

let t: Market;
let store: Store;
let id: string;
beforeAll(async () => {
  t = await startMarket();
  const side = await t.brand();
  store = await t.store();
  [id = ''] = await t.offer((await t.launch(side)).id, side, [store]);
});
afterAll(() => t.close());

const accept = (version: number, { owner }: Store = store) =>
  t.command('deal_accept', { id, version }, { actor: owner, key: newId() });

it('a conflict returns both versions of a deal', async () => {
  const late = await accept(7);
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({
    code: 'STALE_VERSION',
    details: { yours: { id, version: 7 }, current: { id, status: 'offered', version: 1 } },
  });
  expect((await accept(1)).body).toMatchObject({ status: 'accepted', version: 2 });
  expect((await accept(1)).body).toMatchObject({ details: { current: { status: 'accepted' } } });
});

it('asking for a version reveals nothing to other people', async () => {
  expect((await accept(1, await t.store())).body.code).toBe('PGRST116');
});

it('a conflict found by a command itself contains the input too', async () => {
  const { owner, shopId } = store;
  const input = { id: shopId, version: 9, area: 'Khar' };
  expect((await t.command('shop_update', input, { actor: owner })).body).toMatchObject({
    code: 'STALE_VERSION',
    details: { yours: { area: 'Khar' }, current: { version: 1 } },
  });
});
