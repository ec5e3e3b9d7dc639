import { DAY_MS, rupees } from '@chowk/domain/kernel';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activateShops, approveDeal } from '../../../../test/world/activated';
import {
  type BrandSide,
  type Market,
  type Store,
  startMarket,
} from '../../../../test/world/market';
import { shops } from '../../../db/schema/businesses';
import { earnings } from '../../../db/schema/money/earnings';
import { replayedPaise } from '../../wallets';
import { payBizmen } from './pay-bizmen';

let t: Market;
let side: BrandSide;
let campaignId: string;
let ravi: Store['owner'];

const ist = (text: string) => Date.parse(`${text}+05:30`);

beforeAll(async () => {
  t = await startMarket();
  side = await t.brand();
  campaignId = (await t.launch(side)).id;
});
afterAll(() => t.close());
beforeEach(async () => {
  ravi = await t.person('bizman');
});

const activated = (count: number, atMs: number) => activateShops(t, ravi, count, atMs);
const approved = (store: Store, atMs: number) => approveDeal(t, { campaignId, side }, store, atMs);

/** What the job has booked for this bizman so far, by kind. */
async function booked(kind?: string) {
  const rows = await t.asSystem((tx) =>
    tx.select().from(earnings).where(eq(earnings.payee_id, ravi.uid)),
  );
  return rows.filter((row) => kind === undefined || row.kind === kind);
}

async function runAt(ms: number): Promise<number> {
  t.clock.ms = ms;
  return payBizmen(t.ports);
}

const owed = () => t.asSystem((tx) => replayedPaise(tx, { kind: 'payee', ownerId: ravi.uid }));

describe('for a shop', () => {
  it('pays at activation, at the first proof and at day 60, each once however often it runs', async () => {
    const startMs = ist('2026-11-03T15:00:00');
    const [store] = await activated(1, startMs);
    if (!store) throw new Error('No store');
    await runAt(startMs);
    await runAt(startMs);
    expect(await booked()).toMatchObject([
      {
        kind: 'shop_activation',
        shop_id: store.shopId,
        gross_paise: rupees(500),
        status: 'pending',
      },
    ]);
    await approved(store, ist('2026-12-20T10:00:00'));
    await Promise.all([runAt(ist('2026-12-20T11:00:00')), payBizmen(t.ports)]);
    await runAt(ist('2027-01-01T23:59:59'));
    expect((await booked()).map(({ kind }) => kind)).toEqual(['shop_activation', 'first_proof']);
    await runAt(ist('2027-01-02T00:00:00'));
    await runAt(ist('2027-01-20T00:00:00'));
    const rows = await booked();
    expect(rows.map((row) => [row.kind, row.gross_paise])).toEqual([
      ['shop_activation', rupees(500)],
      ['first_proof', rupees(500)],
      ['day_60', rupees(1_000)],
    ]);
    expect(await owed()).toBe(rows.reduce((sum, row) => sum + row.net_paise, 0));
    const list = async (actor: Store['owner']) =>
      (await t.get('/rest/v1/earnings', { actor })).body.items as unknown[];
    expect(await list(ravi)).toHaveLength(3);
    expect(await list(await t.person('bizman'))).toEqual([]);
    const admin = await t.person('admin');
    const [mine] = (await list(ravi)) as { payee_name: string }[];
    const named = async (actor: Store['owner'], name: string) => {
      const path = `/rest/v1/earnings?search=${encodeURIComponent(name)}`;
      return (await t.get(path, { actor })).body.items as { payee_id: string }[];
    };
    const found = await named(admin, mine?.payee_name ?? '');
    expect(found.filter(({ payee_id }) => payee_id === ravi.uid)).toHaveLength(3);
    expect(await named(admin, 'nobody at all')).toEqual([]);
    expect(await named(await t.person('bizman'), mine?.payee_name ?? '')).toEqual([]);
  });

  it('pays no day 60 for one that closed, did nothing, or stopped long before', async () => {
    const startMs = ist('2026-11-03T15:00:00');
    const [closed, idle, stopped, late] = await activated(4, startMs);
    if (!closed || !idle || !stopped || !late) throw new Error('No stores');
    const nearMs = ist('2026-12-25T10:00:00');
    await approved(closed, nearMs);
    await approved(stopped, ist('2026-12-01T10:00:00'));
    await approved(late, ist('2027-01-02T00:00:01'));
    const isClosed = eq(shops.id, closed.shopId);
    await t.asSystem((tx) => tx.update(shops).set({ status: 'closed' }).where(isClosed));
    await runAt(startMs + 61 * DAY_MS);
    expect(await booked('day_60')).toEqual([]);
    expect(await booked('first_proof')).toHaveLength(3);
  });

  it('goes on after being killed in the middle, and books nothing twice', async () => {
    const startMs = ist('2026-11-10T12:00:00');
    await activated(5, startMs);
    t.clock.ms = startMs;
    let transactions = 0;
    const dying = {
      ...t.ports,
      db: {
        ...t.ports.db,
        // The question, two whole bookings, and a third that has written and is never committed.
        transaction: async (access, preamble, work) => {
          transactions += 1;
          const isLast = transactions === 4;
          return t.ports.db.transaction(access, preamble, async (tx) => {
            const result = await work(tx);
            if (isLast) throw new Error('killed');
            return result;
          });
        },
      } satisfies typeof t.ports.db,
    };
    await expect(payBizmen(dying)).rejects.toThrow('killed');
    expect(await booked()).toHaveLength(2);
    // Nobody knows this bizman's PAN, so a fifth is withheld.
    expect(await owed()).toBe(rupees(800));
    await runAt(startMs);
    expect(await booked()).toHaveLength(5);
    expect(await owed()).toBe((await booked()).reduce((sum, row) => sum + row.net_paise, 0));
  });
});

describe('for a month', () => {
  it('pays the highest tier once, when the month has ended in India', async () => {
    await activated(9, ist('2026-10-15T12:00:00'));
    await activated(1, ist('2026-10-31T23:59:59'));
    await activated(9, ist('2026-11-01T00:00:00'));
    await runAt(ist('2026-10-31T23:59:59'));
    expect(await booked('monthly_bonus')).toEqual([]);
    await runAt(ist('2026-11-01T00:00:01'));
    await runAt(ist('2026-11-01T01:00:00'));
    await runAt(ist('2026-12-01T00:05:00'));
    expect(await booked('monthly_bonus')).toMatchObject([
      { month: '2026-10', gross_paise: rupees(1_000), shop_id: null },
    ]);
  });

  it('is made up for when the server was off, over the new year, with the figures set', async () => {
    const superAdmin = await t.person('super_admin');
    const value = [{ from: 3, bonusPaise: rupees(250) }];
    const set = { key: 'bizman_bonus_tiers', value };
    const { body } = await t.command('platform_config_set', set, { actor: superAdmin });
    const { id } = body.change as { id: string };
    const confirmer = await t.person('super_admin');
    await t.command('proposal_confirm', { id }, { actor: confirmer });
    await activated(3, ist('2026-12-31T23:59:00'));
    await activated(3, ist('2027-01-01T00:01:00'));
    await runAt(ist('2027-02-10T09:00:00'));
    const rows = await booked('monthly_bonus');
    expect(rows.map((row) => [row.month, row.gross_paise]).sort()).toEqual([
      ['2026-12', rupees(250)],
      ['2027-01', rupees(250)],
    ]);
    const twice = { key: 'bizman_bonus_tiers', value: [...value, ...value] };
    const denied = await t.command('platform_config_set', twice, { actor: superAdmin });
    expect(denied.body).toMatchObject({ details: { fields: [{ rule: 'twice' }] } });
    const isMonth = and(eq(earnings.payee_id, ravi.uid), eq(earnings.month, '2026-12'));
    expect(await t.asSystem((tx) => tx.select().from(earnings).where(isMonth))).toHaveLength(1);
  });
});
