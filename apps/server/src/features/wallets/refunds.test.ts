import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrandSide, type Market, startMarket } from '../../../test/world/market';
import { listMoneyFaults } from '../../../test/world/money-faults';
import { isMoneyOwed } from '../../db/money-owed';
import { payoutDetails } from '../../db/schema/own-settings';
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

describe('money on hold', () => {
  const freeze = (uid: string, isFrozen: boolean) =>
    t.asSystem((tx) =>
      tx
        .insert(payoutDetails)
        .values({ profile_id: uid, frozen_at: isFrozen ? new Date() : null })
        .onConflictDoUpdate({
          target: payoutDetails.profile_id,
          set: { frozen_at: isFrozen ? new Date() : null },
        }),
    );
  const heldOf = async (actor: BrandSide['owner'], id: unknown) => {
    const { body } = await t.get('/rest/v1/wallet_refunds', { actor });
    return (body.items as { id: string; held: string | null }[]).find((each) => each.id === id)
      ?.held;
  };
  const ON_HOLD = { code: 'PAYOUTS_ON_HOLD', details: { reason: 'frozen' } };

  it('does not leave the wallet while its owner froze it, asked for before or after', async () => {
    const own = await t.brand(50_000);
    const asked = await ask(20_000, newId(), own.owner);
    const id = asked.body.id;
    expect(await heldOf(admin, id)).toBeNull();
    await freeze(own.owner.uid, true);
    expect((await confirm(id, 'UTR310001')).body).toMatchObject(ON_HOLD);
    expect((await ask(10_000, newId(), own.owner)).body).toMatchObject(ON_HOLD);
    for (const reader of [admin, own.owner]) expect(await heldOf(reader, id)).toBe('frozen');
    expect(
      (await t.get('/rest/v1/wallet_refunds?status=paid', { actor: admin })).body.items,
    ).not.toContainEqual(expect.objectContaining({ id }));
    const resumed = await t.command('payout_details_unfreeze', {}, { actor: own.owner });
    expect(resumed.body.frozen_at).toBeNull();
    expect((await confirm(id, 'UTR310001')).body).toMatchObject({ status: 'paid', held: null });
    expect((await ask(10_000, newId(), own.owner)).body.status).toBe('requested');
    expect(await listMoneyFaults(t.db)).toEqual([]);
  });

  it('can go back to the wallet, and stops nobody else’s', async () => {
    const [own, other] = [await t.brand(50_000), await t.brand(50_000)];
    const mine = await ask(20_000, newId(), own.owner);
    const theirs = await ask(20_000, newId(), other.owner);
    await freeze(own.owner.uid, true);
    expect((await confirm(theirs.body.id, 'UTR310002')).body.status).toBe('paid');
    const unfrozen = await t.command('payout_details_unfreeze', {}, { actor: other.owner });
    expect(unfrozen.status).toBe(200);
    expect((await confirm(mine.body.id, 'UTR310003')).body.code).toBe('PAYOUTS_ON_HOLD');
    expect((await reject(mine.body.id)).body).toMatchObject({ status: 'rejected', held: null });
  });

  it('does not leave for somebody suspended, until they are reinstated', async () => {
    const own = await t.brand(50_000);
    const { body } = await ask(20_000, newId(), own.owner);
    const suspended = { id: own.owner.uid, reason: 'Under review' };
    await t.command('profile_suspend', suspended, { actor: admin });
    expect((await confirm(body.id, 'UTR310004')).body).toMatchObject({
      code: 'PAYOUTS_ON_HOLD',
      details: { reason: 'suspended' },
    });
    await t.command('profile_reinstate', suspended, { actor: admin });
    expect((await confirm(body.id, 'UTR310004')).body.status).toBe('paid');
  });
});
