import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BrandSide, type Market, startMarket } from '../../../test/world/market';
import { listMoneyFaults } from '../../../test/world/money-faults';
import { isMoneyOwed } from '../../db/money-owed';
import { newId } from '../../new-id';
import { replayedPaise } from '.';

let t: Market;
let side: BrandSide;
let admin: BrandSide['owner'];
beforeAll(async () => {
  t = await startMarket();
  side = await t.brand(1_00_000);
  admin = await t.person('admin');
});
afterAll(() => t.close());

const ask = (amount_paise: number, id = newId(), actor = side.owner) =>
  t.command('wallet_refund_request', { id, amount_paise }, { actor });
const confirm = (id: unknown, bank_reference: string, actor = admin) =>
  t.command('wallet_refund_confirm', { id, bank_reference }, { actor });
const reject = (id: unknown, actor = admin) =>
  t.command('wallet_refund_reject', { id, reason: 'The account is closed' }, { actor });
const holdings = () =>
  t.asSystem(async (tx) => [
    await replayedPaise(tx, { kind: 'brand_wallet', ownerId: side.brandId }),
    await replayedPaise(tx, { kind: 'in_transit' }),
  ]);

it('sets the money aside, pays it or returns it, each once, and the books add up', async () => {
  const first = await ask(30_000);
  expect(first.body).toMatchObject({ status: 'requested', amount_paise: 30_000 });
  expect(await holdings()).toEqual([70_000, 30_000]);
  const second = await ask(20_000);
  expect((await reject(second.body.id)).body).toMatchObject({
    status: 'rejected',
    reason: 'The account is closed',
  });
  expect(await holdings()).toEqual([70_000, 30_000]);
  const answers = await Promise.all([
    confirm(first.body.id, 'utr 112233'),
    confirm(first.body.id, 'utr 112233'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await holdings()).toEqual([70_000, 0]);
  for (const late of [await reject(first.body.id), await confirm(second.body.id, 'UTR445566')]) {
    expect(late.body.code).toBe('WRONG_STATE');
  }
  const third = await ask(5_000);
  expect((await confirm(third.body.id, 'UTR112233')).body.code).toBe('REFERENCE_USED');
  expect(await holdings()).toEqual([65_000, 5_000]);
  await reject(third.body.id);
  expect(await listMoneyFaults(t.db)).toEqual([]);
  const listed = await t.get('/rest/v1/wallet_refunds?status=paid', { actor: side.owner });
  expect(listed.body.items).toMatchObject([{ bank_reference: 'UTR112233' }]);
});

it('asks for no more than there is, and for nobody else’s', async () => {
  const [other, store] = [await t.brand(0), await t.store()];
  expect((await ask(70_001)).body.code).toBe('INSUFFICIENT_FUNDS');
  expect((await ask(0)).body.code).toBe('VALIDATION_FAILED');
  expect((await ask(100, newId(), other.owner)).body.code).toBe('INSUFFICIENT_FUNDS');
  expect((await ask(100, newId(), store.owner)).body.code).toBe('FORBIDDEN');
  const { body } = await ask(1_000);
  expect((await confirm(body.id, 'UTR778899', side.owner)).body.code).toBe('FORBIDDEN');
  expect((await reject(body.id, other.owner)).body.code).toBe('FORBIDDEN');
  const seen = await t.get('/rest/v1/wallet_refunds', { actor: other.owner });
  expect(seen.body.items).toEqual([]);
  await reject(body.id);
});

it('lets an account close once everything is paid back, not while it is on its way', async () => {
  const owed = () => t.asSystem((tx) => isMoneyOwed(tx, side.owner.uid));
  expect(await owed()).toBe(true);
  const { body } = await ask(70_000);
  expect(await holdings()).toEqual([0, 70_000]);
  expect(await owed()).toBe(true);
  await confirm(body.id, 'UTR999000');
  expect(await owed()).toBe(false);
});
