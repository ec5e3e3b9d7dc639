import type { Figure } from '@chowk/domain/figures';
import { type Actor, addDays, istDay } from '@chowk/domain/kernel';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import { defineSystemStep, type Tx, withSystem } from '../../db';
import { newId } from '../../new-id';
import { foldFigures } from './fold-figures';

type Person = Actor & { uid: string };

const prepare = defineSystemStep('test.figures', 'Figures need rows to count.');

let t: TestApp;
let admin: Person;
let brand: Person;
let other: Person;
let store: Person;
const ids = { brand: newId(), other: newId(), campaign: newId(), foreign: newId() };
const shops = [newId(), newId(), newId()];

const inSystem = <T>(work: (tx: Tx) => Promise<T>) => withSystem(t.db, admin, prepare, work);

beforeAll(async () => {
  t = await startTestApp();
  admin = await t.person('admin');
  brand = await t.person('brand');
  other = await t.person('brand');
  store = await t.person('retailer');
  await inSystem(async (tx) => {
    for (const [id, owner] of [
      [ids.brand, brand.uid],
      [ids.other, other.uid],
    ] as const) {
      await tx.execute(sql`insert into brands (id, owner_id, brand_name)
        values (${id}::uuid, ${owner}::uuid, 'B')`);
    }
    for (const [i, id] of shops.entries()) {
      await tx.execute(sql`insert into shops (id, shop_name, area)
        values (${id}::uuid, 'Shop', ${['Bandra', 'Andheri', null][i] ?? null})`);
    }
    for (const [id, brandId] of [
      [ids.campaign, ids.brand],
      [ids.foreign, ids.other],
    ] as const) {
      await tx.execute(sql`insert into campaigns
          (id, brand_id, title, slots, payout_paise, status, fee_bps, gst_bps, starts_at, ends_at)
        values (${id}::uuid, ${brandId}::uuid, 'C', 50, 20000, 'live', 1000, 1800,
          now() - interval '9 days', now() + interval '10 days')`);
    }
  });
});
afterAll(() => t.close());

const moments = ['accepted_at', 'submitted_at', 'approved_at'] as const;
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), shop: fc.nat(2), period: fc.nat(3) }),
  fc.record({
    kind: fc.constant('set' as const),
    which: fc.nat(),
    moment: fc.constantFrom(...moments),
    hoursAgo: fc.option(fc.integer({ min: 0, max: 200 })),
  }),
  fc.record({ kind: fc.constant('remove' as const), which: fc.nat() }),
  fc.record({
    kind: fc.constant('move' as const),
    shop: fc.nat(2),
    area: fc.constantFrom('A', 'B'),
  }),
  fc.record({ kind: fc.constant('fold' as const), portion: fc.integer({ min: 1, max: 9 }) }),
);

async function take(each: typeof step extends fc.Arbitrary<infer S> ? S : never): Promise<void> {
  if (each.kind === 'fold') {
    await foldFigures(t.ports, each.portion);
    return;
  }
  await inSystem(async (tx) => {
    const rows = await tx.execute<{ id: string }>(sql`select id from deals order by id`);
    if (each.kind === 'add') {
      await tx.execute(sql`insert into deals
          (id, campaign_id, brand_id, shop_id, period, payout_paise, offer_expires_at)
        values (${newId()}::uuid, ${ids.campaign}::uuid, ${ids.brand}::uuid,
          ${shops[each.shop]}::uuid, ${each.period}::int, 20000, now()) on conflict do nothing`);
    } else if (each.kind === 'move') {
      await tx.execute(
        sql`update shops set area = ${each.area} where id = ${shops[each.shop]}::uuid`,
      );
    } else if (rows.length > 0) {
      const id = rows[each.which % rows.length]?.id;
      if (each.kind === 'remove') await tx.execute(sql`delete from deals where id = ${id}::uuid`);
      else {
        const at = each.hoursAgo === null ? null : new Date(Date.now() - each.hoursAgo * 3_600_000);
        await tx.execute(sql`update deals set ${sql.raw(each.moment)} = ${at?.toISOString() ?? null}::timestamptz
          where id = ${id}::uuid`);
      }
    }
  });
}

const kept = () =>
  inSystem((tx) =>
    tx.execute(sql`
      select day::text as day, kind, campaign_id, area, sum(n)::int as n, sum(paise)::int as paise from (
        select day, kind, campaign_id, area, n, paise from campaign_figures
        union all
        select day, kind, campaign_id, area, n, paise from figure_deltas where campaign_id is not null
      ) as all_of_it group by 1, 2, 3, 4 having sum(n) <> 0 or sum(paise) <> 0 order by 1, 2, 3, 4`),
  );
const recounted = () =>
  inSystem((tx) =>
    tx.execute(sql`
      select f.day::text as day, f.kind, d.campaign_id, coalesce(s.area, '') as area,
        sum(f.n)::int as n, sum(f.paise)::int as paise
      from deals d join shops s on s.id = d.shop_id cross join lateral app.figures_of_deal(d) as f
      group by 1, 2, 3, 4 order by 1, 2, 3, 4`),
  );
const whole = () =>
  inSystem((tx) =>
    tx.execute(sql`
      select kind, sum(n)::int as n from (
        select kind, n from daily_figures union all select kind, n from figure_deltas
      ) as all_of_it where kind in ('offered', 'accepted', 'approved')
      group by kind having sum(n) <> 0 order by kind`),
  );

describe('figures', () => {
  it('equal a recount of the raw rows, whatever happened and whenever they were added up', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
        for (const each of steps) await take(each);
        const raw = await recounted();
        expect(await kept()).toEqual(raw);
        const [{ n } = { n: 0 }] = await inSystem((tx) =>
          tx.execute<{ n: number }>(sql`select count(*)::int as n from deals`),
        );
        const offered = (await whole()).find(({ kind }) => kind === 'offered');
        expect(offered?.n ?? 0).toBe(n);
      }),
      { numRuns: 12, seed: 7, endOnFailure: true },
    );
  });

  it('added up by two at once count nothing twice', async () => {
    await inSystem((tx) => tx.execute(sql`delete from deals`));
    for (let period = 10; period < 40; period++) {
      await take({ kind: 'add', shop: 0, period });
    }
    const before = await whole();
    await Promise.all([foldFigures(t.ports, 3), foldFigures(t.ports, 4), foldFigures(t.ports, 5)]);
    expect(await whole()).toEqual(before);
    expect(await inSystem((tx) => tx.execute(sql`select 1 from figure_deltas`))).toEqual([]);
  });
});

const today = istDay(Date.now());
const lately = `from=${addDays(today, -6)}&to=${today}`;
const named = (body: Record<string, unknown>, kind: string) =>
  (body.figures as Figure[]).find((figure) => figure.kind === kind);

describe('reading them', () => {
  beforeAll(async () => {
    await inSystem(async (tx) => {
      await tx.execute(sql`delete from deals`);
      await tx.execute(sql`insert into deals (id, campaign_id, brand_id, shop_id, payout_paise,
          offer_expires_at, accepted_at, submitted_at, approved_at)
        values (${newId()}::uuid, ${ids.campaign}::uuid, ${ids.brand}::uuid, ${shops[0]}::uuid,
          20000, now(), now() - interval '3 hours', now(), now())`);
      await tx.execute(sql`insert into deals (id, campaign_id, brand_id, shop_id, payout_paise,
          offer_expires_at) values (${newId()}::uuid, ${ids.foreign}::uuid, ${ids.other}::uuid,
          ${shops[0]}::uuid, 30000, now())`);
    });
  });

  it('tells a brand what its campaigns brought, with the cost as it was charged', async () => {
    const { body } = await t.get(`/rest/v1/brand_figures?${lately}`, { actor: brand });
    expect(named(body, 'approved')).toMatchObject({ n: 1, paise: 20_000, previous_n: 0 });
    expect(named(body, 'approved')?.by_day).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(body).toMatchObject({
      spend_paise: 22_360,
      placement_days: 11,
      proof_hours: { p50: 4, p90: 4 },
      campaigns: [{ id: ids.campaign, offered: 1, accepted: 1, approved: 1, spend_paise: 22_360 }],
    });
    expect((body.areas as object[])[0]).toMatchObject({ accepted: 1, approved: 1 });
  });

  it('tells no brand of another, nor a brand of the whole', async () => {
    const { body } = await t.get(`/rest/v1/brand_figures?${lately}`, { actor: other });
    expect(named(body, 'approved')?.n).toBe(0);
    expect(named(body, 'offered')?.n).toBe(1);
    expect(body).toMatchObject({ campaigns: [{ id: ids.foreign }], proof_hours: null });
    for (const actor of [brand, store]) {
      expect((await t.get(`/rest/v1/daily_figures?${lately}`, { actor })).status).toBe(403);
    }
    expect((await t.get(`/rest/v1/brand_figures?${lately}`, { actor: store })).status).toBe(403);
  });

  it('tells an admin of all, before and after they are added up', async () => {
    const read = async () =>
      (await t.get(`/rest/v1/daily_figures?${lately}`, { actor: admin })).body;
    const fresh = await read();
    expect(named(fresh, 'offered')?.n).toBe(2);
    expect(named(fresh, 'joined_brand')?.n).toBe(2);
    await foldFigures(t.ports);
    expect(await read()).toEqual(fresh);
    const [before] = [`from=${today}&to=${today}`];
    const turned = `from=${today}&to=${addDays(today, -1)}`;
    expect((await t.get(`/rest/v1/daily_figures?${before}`, { actor: admin })).status).toBe(200);
    expect((await t.get(`/rest/v1/daily_figures?${turned}`, { actor: admin })).status).toBe(400);
  });
});
