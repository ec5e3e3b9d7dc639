import { bookingPeriods, bookingPrice } from '@chowk/domain/ad-spaces';
import { DAY_MS } from '@chowk/domain/kernel';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Letting, startLetting } from '../../../../test/world/ad-spaces';
import type { BrandSide, Store } from '../../../../test/world/market';
import { listMoneyFaults } from '../../../../test/world/money-faults';
import { type ProofSteps, proofSteps } from '../../../../test/world/proofs';
import { deals } from '../../../db/schema/deals';
import { earnings } from '../../../db/schema/money/earnings';
import { notifications } from '../../../db/schema/notifications';
import { newId } from '../../../new-id';
import { dealJobs } from '../../deals';

const WALLET = 50_00_000;
let t: Letting;
let steps: ProofSteps;
let store: Store;
let rival: BrandSide;
let admin: Store['owner'];

beforeAll(async () => {
  t = await startLetting();
  steps = proofSteps(t);
  store = await t.store();
  rival = await t.brand();
  admin = await t.person('admin');
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
const isWeek = (type: string) => type === 'booking_week_begun';
const weekOf = async (campaignId: string, period: number) => {
  const isIt = and(eq(deals.campaign_id, campaignId), eq(deals.period, period));
  const [row] = await t.asSystem((tx) => tx.select().from(deals).where(isIt));
  return row;
};
/** As its job does. */
const expireDeals = async () => {
  const handle = await dealJobs(t.ports)
    .find(({ name }) => name === 'deal.expire')
    ?.handler();
  if (!handle) throw new Error('No such job');
  await handle({ id: newId(), data: {}, attempt: 1, signal: new AbortController().signal });
};
/** What the shop has earned, before the tax withheld from it; the books owe it the rest. */
const earnedBy = async ({ owner }: Store) => {
  const isTheirs = and(eq(earnings.payee_id, owner.uid), ne(earnings.status, 'reversed'));
  const rows = await t.asSystem((tx) => tx.select().from(earnings).where(isTheirs));
  const sum = (of: 'gross_paise' | 'net_paise') => rows.reduce((all, row) => all + row[of], 0);
  expect(await t.owedTo(store)).toBe(sum('net_paise'));
  return sum('gross_paise');
};

describe('a booking that runs', () => {
  it('asks for photos week by week, pays proved weeks and gives the others back', async () => {
    const side = await t.brand(WALLET);
    const spaceId = await t.space(store);
    const { id, totalPaise } = await t.asked(side, spaceId, [1, 17]);
    await run('booking_accept', { id }, store.owner);
    const row = await t.bookingRow(id);
    const weeks = bookingPeriods(row, row.price_paise);
    const rates = { feeBps: row.fee_bps, gstBps: row.gst_bps };
    expect(weeks).toHaveLength(3);
    await t.run();
    expect((await t.bookingRow(id)).status).toBe('accepted');

    t.clock.ms += DAY_MS;
    const late = await run('booking_cancel', { id }, side.owner);
    expect(late.body.code).toBe('WRONG_STATE');
    await t.run();
    expect(await t.run()).toBe(0);
    expect((await t.bookingRow(id)).status).toBe('active');
    expect(await told(store.owner)).toContain('booking_started');
    expect((await run('booking_cancel', { id }, store.owner)).body.code).toBe('WRONG_STATE');
    expect((await run('booking_end', { id, reason: 'Not wanted' }, side.owner)).body.code).toBe(
      'FORBIDDEN',
    );

    const first = await weekOf(row.campaign_id, 1);
    expect(first).toMatchObject({ status: 'accepted', payout_paise: weeks[0]?.payoutPaise });
    expect(await weekOf(row.campaign_id, 2)).toBeUndefined();
    const proof = await steps.submit(store, first?.id ?? '');
    expect((await run('proof_approve', { id: proof.id }, admin)).status).toBe(200);
    expect(await earnedBy(store)).toBe(weeks[0]?.payoutPaise);

    // The second week nobody sends a photo of; the third is sent back once and then approved.
    t.clock.ms += 7 * DAY_MS;
    await t.run();
    expect((await weekOf(row.campaign_id, 2))?.status).toBe('accepted');
    expect((await told(store.owner)).filter(isWeek)).toHaveLength(1);
    t.clock.ms += 7 * DAY_MS;
    await t.run();
    await t.run();
    await expireDeals();
    expect((await weekOf(row.campaign_id, 2))?.status).toBe('accepted');
    t.clock.ms += DAY_MS;
    await expireDeals();
    expect((await weekOf(row.campaign_id, 2))?.status).toBe('expired');
    const third = await weekOf(row.campaign_id, 3);
    expect((await told(store.owner)).filter(isWeek)).toHaveLength(2);
    expect((await told(side.owner)).filter(isWeek)).toEqual([]);
    const blurred = await steps.submit(store, third?.id ?? '');
    await run('proof_reject', { id: blurred.id, reason: 'blurred' }, admin);
    t.clock.ms += 2 * DAY_MS;
    await t.run();
    expect((await t.bookingRow(id)).status).toBe('active');
    const sharp = await steps.submit(store, third?.id ?? '');
    await t.run();
    expect((await t.bookingRow(id)).status).toBe('active');
    await run('proof_approve', { id: sharp.id }, admin);
    await t.run();
    expect(await t.run()).toBe(0);

    const proved = weeks.filter(({ number }) => number !== 2);
    const paid = bookingPrice(proved, rates);
    const shown = await read(`bookings/${id}`, side.owner);
    expect(shown.body).toMatchObject({
      status: 'completed',
      earned_paise: paid.pricePaise,
      refunded_paise: totalPaise - paid.totalPaise,
      periods: [
        { deal_status: 'approved' },
        { deal_status: 'expired' },
        { deal_status: 'approved' },
      ],
    });
    expect(await t.holdOf(row.campaign_id)).toBe(0);
    expect(await t.walletOf(side)).toBe(WALLET - paid.totalPaise);
    expect(await earnedBy(store)).toBe(paid.pricePaise);
    expect(await told(side.owner)).toContain('booking_ended');

    // An admin's later word about the missed week: its own share is held anew and paid.
    const second = await weekOf(row.campaign_id, 2);
    const set = (status: string) =>
      run('deal_override', { id: second?.id, status, reason: 'Seen in person' }, admin);
    expect((await set('approved')).status).toBe(200);
    expect(await t.walletOf(side)).toBe(WALLET - totalPaise);
    expect((await set('expired')).status).toBe(200);
    expect(await t.walletOf(side)).toBe(WALLET - paid.totalPaise);
    expect(await t.holdOf(row.campaign_id)).toBe(0);
  });

  it('is ended by an admin, after photos that were sent are decided', async () => {
    const side = await t.brand(WALLET);
    const { id, totalPaise } = await t.asked(side, await t.space(store), [0, 13]);
    await run('booking_accept', { id }, store.owner);
    await t.run();
    const { campaign_id } = await t.bookingRow(id);
    const first = await weekOf(campaign_id, 1);
    const proof = await steps.submit(store, first?.id ?? '');
    const end = () => run('booking_end', { id, reason: 'The wall came down' }, admin);
    expect((await end()).body).toMatchObject({ code: 'WRONG_STATE' });
    await run('proof_reject', { id: proof.id, reason: 'not_visible' }, admin);
    expect((await end()).body).toMatchObject({ status: 'completed', refunded_paise: totalPaise });
    expect((await weekOf(campaign_id, 1))?.status).toBe('cancelled');
    expect([await t.walletOf(side), await t.holdOf(campaign_id)]).toEqual([WALLET, 0]);
    expect(await t.run()).toBe(0);
    const listed = await read('bookings?tab=past&search=side', side.owner);
    expect(listed.body.items).toMatchObject([{ id, reason: 'The wall came down' }]);
    expect((await read('bookings?search=nothing', side.owner)).body.items).toEqual([]);
    expect((await read('bookings?tab=active', side.owner)).body.items).toEqual([]);
    expect((await read('bookings', rival.owner)).body.items).toEqual([]);
  });
});
