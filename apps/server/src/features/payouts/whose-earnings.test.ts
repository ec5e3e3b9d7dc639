import { DAY_MS, rupees } from '@chowk/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import {
  type MoneyWorld,
  moneyWorld,
  type TestCampaign,
  type TestStore,
} from '../../../test/world/money-world';
import { newId } from '../../new-id';
import { matureEarnings } from '../earnings';

const PAN = 'ABCPE1234F';

let t: TestApp;
let world: MoneyWorld;
let admin: TestStore['actor'];
let campaign: TestCampaign;
beforeAll(async () => {
  t = await startTestApp();
  world = moneyWorld(t);
  admin = await t.person('admin');
  campaign = await world.campaign(await world.brand(rupees(1_00_000)));
});
afterAll(() => t.close());

describe('somebody else', () => {
  it('cannot run payouts, and sees no earnings but their own', async () => {
    const store = await world.store({ pan: PAN });
    await world.earn(campaign, store, Date.now() - 8 * DAY_MS);
    const other = await world.store();
    const brand = await world.brand();
    for (const actor of [other.actor, brand.actor, await t.person('bizman')]) {
      expect((await t.command('payout_batch_create', { id: newId() }, { actor })).body.code).toBe(
        'FORBIDDEN',
      );
      const lines = [{ payout_id: newId(), failure: 'no' }];
      expect(
        (await t.command('payout_batch_settle', { id: newId(), lines }, { actor })).body.code,
      ).toBe('FORBIDDEN');
      for (const path of ['payout_batches', `payouts?batch_id=${newId()}`]) {
        expect((await t.get(`/rest/v1/${path}`, { actor })).body.code).toBe('FORBIDDEN');
      }
    }
    const seen = await t.get(`/rest/v1/earnings?payee_id=${store.actor.uid}`, {
      actor: other.actor,
    });
    expect(seen.body.items).toEqual([]);
    expect((await t.get('/rest/v1/earnings', { actor: brand.actor })).body.code).toBe('FORBIDDEN');
    const all = await t.get(`/rest/v1/earnings?payee_id=${store.actor.uid}`, { actor: admin });
    expect(all.body.items).toMatchObject([
      { campaign_title: 'Diwali shelf', brand_name: 'Mithaas' },
    ]);
  });

  it('sees their own totals, by state and by month in India', async () => {
    const store = await world.store({ pan: PAN });
    await world.earn(campaign, store, Date.now());
    await world.earn(
      await world.campaign(await world.brand(rupees(10_000)), { slots: 2 }),
      store,
      Date.now() - 8 * DAY_MS,
    );
    await matureEarnings(t.ports);
    const { body } = await t.get('/rest/v1/earning_totals', { actor: store.actor });
    expect(body).toMatchObject({
      pending_paise: 20_000,
      payable_paise: 20_000,
      in_payout_paise: 0,
      paid_paise: 0,
    });
    const months = body.months as { month: string; net_paise: number }[];
    expect(months).toHaveLength(12);
    expect(months.reduce((sum, { net_paise }) => sum + net_paise, 0)).toBe(40_000);
    expect((await t.get('/rest/v1/earning_totals', { actor: admin })).body.code).toBe('FORBIDDEN');
  });

  it('counts the weeks in a row with an approved placement of their own', async () => {
    const store = await world.store({ pan: PAN });
    const weeksAgo = [0, 1, 2, 4];
    for (const weeks of weeksAgo) {
      const paid = await world.campaign(await world.brand(rupees(10_000)));
      await world.earn(paid, store, Date.now() - weeks * 7 * DAY_MS);
    }
    const streakOf = async (actor: TestStore['actor']) =>
      (await t.get('/rest/v1/earning_totals', { actor })).body.streak;
    expect(await streakOf(store.actor)).toEqual({ weeks: 3, is_this_week: true });
    const other = await world.store();
    expect(await streakOf(other.actor)).toEqual({ weeks: 0, is_this_week: false });
  });
});
