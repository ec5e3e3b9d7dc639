import { HOUR_MS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isPostgres } from '../../../../test/database';
import { type Letting, startLetting } from '../../../../test/world/ad-spaces';
import type { BrandSide, Store } from '../../../../test/world/market';
import { listMoneyFaults } from '../../../../test/world/money-faults';
import { notifications } from '../../../db/schema/notifications';
import { newId } from '../../../new-id';

const WALLET = 50_00_000;
let t: Letting;
let store: Store;
let other: Store;
let rival: BrandSide;

beforeAll(async () => {
  t = await startLetting();
  store = await t.store();
  other = await t.store();
  rival = await t.brand();
});
afterAll(() => t.close());
afterEach(async () => expect(await listMoneyFaults(t.db)).toEqual([]));

const run = (name: string, input: unknown, actor: Store['owner']) =>
  t.command(name, input, { actor });
const read = (path: string, actor: Store['owner']) => t.get(`/rest/v1/${path}`, { actor });
const told = async (actor: Store['owner']) => {
  const rows = await t.asSystem((tx) =>
    tx.select().from(notifications).where(eq(notifications.profile_id, actor.uid)),
  );
  return rows.map(({ type }) => type);
};
/** Everything somebody must not be able to do to a booking that is not theirs. */
async function refusedTo(actor: Store['owner'], id: string): Promise<unknown[]> {
  const answers = [
    await read(`bookings/${id}`, actor),
    await run('booking_accept', { id }, actor),
    await run('booking_decline', { id }, actor),
    await run('booking_cancel', { id }, actor),
  ];
  return answers.map(({ body }) => body.code);
}

describe('asking', () => {
  it('holds price, fee and tax, and says what is wrong with the days', async () => {
    const side = await t.brand(WALLET);
    const spaceId = await t.space(store);
    const shown = await t.quote(side, spaceId, 3, 12);
    // A week for ₹500 and three days for ₹300; 12 % fee, 18 % tax on it.
    expect(shown.body).toMatchObject({
      days: 10,
      price_paise: 80_000,
      fee_paise: 9_600,
      gst_paise: 1_728,
      total_paise: 91_328,
      wallet_paise: WALLET,
      is_free: true,
    });
    const bad = async (days: readonly [number, number], values = {}) => {
      const { body } = await t.ask(side, spaceId, days, { total_paise: 91_328, ...values });
      return (
        (body.details as { fields?: { path: string; rule: string }[] })?.fields?.[0] ?? body.code
      );
    };
    expect(await bad([9, 3])).toMatchObject({ path: 'ends_on', rule: 'after_start' });
    expect(await bad([-1, 3])).toMatchObject({ path: 'starts_on', rule: 'future' });
    expect(await bad([1, 200])).toMatchObject({ path: 'ends_on', rule: 'max_days' });
    expect(await bad([300, 380])).toMatchObject({ path: 'ends_on', rule: 'within_days' });
    expect(await bad([3, 12], { starts_on: '2026-02-30' })).toMatchObject({ rule: 'date' });
    expect(await bad([3, 12], { total_paise: 5 })).toMatchObject({ rule: 'price_changed' });
    expect(await bad([3, 12], { space_id: newId() })).toBe('PGRST116');
    expect(await t.walletOf(side)).toBe(WALLET);

    const made = await t.asked(side, spaceId, [3, 12]);
    expect(made.body).toMatchObject({
      status: 'requested',
      price_paise: 80_000,
      total_paise: 91_328,
      periods: [
        { number: 1, payout_paise: 56_000, deal_id: null },
        { number: 2, payout_paise: 24_000, deal_id: null },
      ],
    });
    expect(await t.walletOf(side)).toBe(WALLET - 91_328);
    expect(await told(store.owner)).toContain('booking_requested');
    const again = await t.ask(side, spaceId, [3, 12], { id: made.id });
    expect([again.status, again.body.id, await t.walletOf(side)]).toEqual([
      200,
      made.id,
      WALLET - 91_328,
    ]);
    const id = newId();
    const taps = await Promise.all([0, 1, 2].map(() => t.ask(rival, spaceId, [20, 21], { id })));
    expect(taps.map(({ body }) => [body.id, body.status])).toEqual(
      taps.map(() => [id, 'requested']),
    );
    const taken = await t.ask(rival, spaceId, [12, 14]);
    expect(taken.body).toMatchObject({ code: 'DATES_TAKEN' });
    const poor = await t.brand(10_000);
    expect((await t.ask(poor, spaceId, [13, 14])).body.code).toBe('INSUFFICIENT_FUNDS');
    expect(await t.walletOf(poor)).toBe(10_000);
    const wallet = await read('wallet', side.owner);
    expect(wallet.body).toMatchObject({ held_paise: 91_328, balance_paise: WALLET - 91_328 });
    expect((await read('campaigns', side.owner)).body.items).toEqual([]);
    const { campaign_id } = await t.bookingRow(made.id);
    expect((await run('campaign_cancel', { id: campaign_id }, side.owner)).body.code).toBe(
      'PGRST116',
    );
  });

  it('refuses one’s own space', async () => {
    const both = await t.brand(WALLET);
    const keeper = { ...both.owner, roles: ['brand', 'retailer'] as const };
    const shop = await t.store();
    await t.db.execute('update shops set owner_id = $1 where id = $2', [
      both.owner.uid,
      shop.shopId,
    ]);
    const spaceId = await t.space({
      owner: { ...keeper, roles: [...keeper.roles] },
      shopId: shop.shopId,
    });
    expect((await t.ask(both, spaceId, [1, 2])).body.code).toBe('OWN_SPACE');
  });

  it('gives the days to exactly one of many at once', async () => {
    const spaceId = await t.space(store);
    const sides = await Promise.all(Array.from({ length: isPostgres ? 12 : 4 }, () => t.brand()));
    const answers = await Promise.all(
      // Each asks for other days, and all of them share one.
      sides.map((side, i) => t.ask(side, spaceId, [20 - (i % 5), 20 + (i % 3)])),
    );
    const codes = answers.map(({ status, body }) => (status === 200 ? 'booked' : body.code));
    expect(codes.filter((code) => code === 'booked')).toHaveLength(1);
    expect(codes.filter((code) => code === 'DATES_TAKEN')).toHaveLength(sides.length - 1);
    const losers = sides.filter((_, i) => codes[i] !== 'booked');
    for (const loser of losers) expect(await t.walletOf(loser)).toBe(1_00_00_000);
    const twice = `insert into ad_space_bookings (id, space_id, shop_id, brand_id, campaign_id,
        starts_on, ends_on, status, brief, price_paise, fee_bps, gst_bps, fee_paise, gst_paise,
        hold_transaction_id, expires_at, requested_by)
      select gen_random_uuid(), space_id, shop_id, brand_id, gen_random_uuid(), starts_on, ends_on,
        'accepted', brief, price_paise, fee_bps, gst_bps, fee_paise, gst_paise, hold_transaction_id,
        expires_at, requested_by from ad_space_bookings where space_id = $1`;
    await expect(t.db.execute(twice, [spaceId])).rejects.toThrow(/no_overlap/);
  });
});

describe('an answer', () => {
  it('is the shop’s; no, too late and called off give all of the money back', async () => {
    const side = await t.brand(WALLET);
    const spaceId = await t.space(store);
    const no = await t.asked(side, spaceId, [5, 6]);
    for (const actor of [other.owner, rival.owner]) {
      const codes = await refusedTo(actor, no.id);
      expect(codes.every((code) => code === 'PGRST116' || code === 'FORBIDDEN')).toBe(true);
    }
    expect((await run('booking_accept', { id: no.id }, side.owner)).body.code).toBe('FORBIDDEN');
    expect((await run('booking_cancel', { id: no.id }, store.owner)).body.code).toBe('WRONG_STATE');
    const declined = await run(
      'booking_decline',
      { id: no.id, reason: 'Being painted' },
      store.owner,
    );
    expect(declined.body).toMatchObject({ status: 'declined', refunded_paise: no.totalPaise });
    expect(await t.walletOf(side)).toBe(WALLET);

    const late = await t.asked(side, spaceId, [5, 6]);
    t.clock.ms += 48 * HOUR_MS;
    expect((await run('booking_accept', { id: late.id }, store.owner)).body.code).toBe(
      'OFFER_OVER',
    );
    await t.run();
    expect(await t.run()).toBe(0);
    expect(await t.bookingRow(late.id)).toMatchObject({ status: 'expired' });
    expect(await t.walletOf(side)).toBe(WALLET);

    const off = await t.asked(side, spaceId, [5, 6]);
    expect((await run('booking_cancel', { id: off.id }, side.owner)).body.status).toBe('cancelled');
    for (const owner of [side.owner, store.owner]) {
      const kept = await t.asked(side, spaceId, [5, 6]);
      const yes = await run('booking_accept', { id: kept.id }, store.owner);
      expect(yes.body).toMatchObject({ status: 'accepted' });
      const back = await run('booking_cancel', { id: kept.id }, owner);
      expect(back.body).toMatchObject({ status: 'cancelled', refunded_paise: kept.totalPaise });
      expect((await run('booking_cancel', { id: kept.id }, owner)).body.code).toBe('WRONG_STATE');
    }
    expect(await t.walletOf(side)).toBe(WALLET);
    expect(new Set(await told(side.owner))).toEqual(
      new Set(['booking_rejected', 'booking_expired', 'booking_accepted', 'booking_cancelled']),
    );
  });
});
