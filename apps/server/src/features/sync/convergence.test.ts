import { type Actor, MINUTE_MS } from '@chowk/domain/kernel';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLocalStore } from '../../../test/device/local-store';
import { type BrandSide, type Market, type Store, startMarket } from '../../../test/world/market';
import type { SyncSource } from '../../contract/sync-source';
import { withActor } from '../../db';
import { newId } from '../../new-id';
import { FEATURES } from '..';

/**
 * Writers with overlapping transactions that commit out of order, and phones that pull at any
 * moment, a few rows at a time. In the end each phone has what its person may see.
 */
const WRITES = [
  'offer',
  'move deal',
  'drop deal',
  'rename shop',
  'hand over',
  'rename brand',
  'begin campaign',
  'take place',
] as const;

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constantFrom(...WRITES), which: fc.nat(50) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('commit' as const), which: fc.nat(50) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('pull' as const), which: fc.nat(50) }) },
);

const MAX_OPEN = 8;
const PAGE = 5;

let t: Market;
let sides: BrandSide[];
let stores: Store[];
let bizmen: (Actor & { uid: string })[];
beforeAll(async () => {
  t = await startMarket();
  sides = [await t.brand(), await t.brand()];
  stores = await t.stores(4);
  bizmen = [await t.person('bizman'), await t.person('bizman')];
  for (const side of sides) {
    await t.command('campaign_create', t.draft({ slots: 100 }), { actor: side.owner });
  }
});
afterAll(() => t.close());

const pick = <T>(items: readonly T[], which: number): T => items[which % items.length] as T;

function write(does: (typeof WRITES)[number], which: number) {
  const shop = pick(stores, which).shopId;
  const side = pick(sides, which);
  const nth = sql`offset ${which % 7} limit 1`;
  const aDeal = sql`(select id from deals order by id desc ${nth})`;
  switch (does) {
    case 'offer':
      return sql`insert into deals (id, campaign_id, shop_id, brand_id, payout_paise, offer_expires_at)
        select ${newId()}::uuid, id, ${shop}::uuid, brand_id, 20000, now() + interval '3 days'
        from campaigns order by id ${nth} on conflict do nothing`;
    case 'move deal':
      return sql`update deals set status = 'declined', version = version + 1 where id = ${aDeal}`;
    case 'drop deal':
      return sql`delete from deals where id = ${aDeal}`;
    case 'rename shop':
      return sql`update shops set shop_name = ${`Shop ${which}`} where id = ${shop}::uuid`;
    case 'hand over': {
      const to = which % 5 === 0 ? null : pick(bizmen, which).uid;
      return sql`update shops set salesperson_id = ${to}::uuid where id = ${shop}::uuid`;
    }
    case 'rename brand':
      return sql`update brands set brand_name = ${`Brand ${which}`} where id = ${side.brandId}::uuid`;
    case 'begin campaign':
      return sql`insert into campaigns (id, brand_id, title, slots, payout_paise)
        values (${newId()}::uuid, ${side.brandId}::uuid, 'Another', 100, 20000)`;
    case 'take place':
      return sql`update campaigns set slots_taken = slots_taken + 1
        where id = (select id from campaigns order by id ${nth}) and slots_taken < slots`;
  }
}

/** A transaction that has written and waits to commit. */
function begin(does: (typeof WRITES)[number], which: number) {
  let commit: () => void = () => undefined;
  const told = new Promise<void>((resolve) => {
    commit = resolve;
  });
  const done = t.asSystem(async (tx) => {
    await tx.execute(write(does, which));
    await told;
  });
  return { commit, done };
}

/** What the writers above write. */
const WRITTEN: readonly string[] = ['campaigns', 'deals', 'shops', 'brands'];
const SOURCES = FEATURES.flatMap(({ syncSources }) => syncSources ?? []).filter(({ collection }) =>
  WRITTEN.includes(collection),
);

/** Every row there is, as row security shows it to this person. */
function maySee(actor: Actor, source: SyncSource) {
  return withActor(t.db, actor, 'read', async (tx) => {
    const rows = await tx.execute<{ id: string }>(sql.raw(`select id from ${source.collection}`));
    return source.show(
      tx,
      rows.map(({ id }) => id),
    );
  });
}

/** Hundreds of steps, three times over; beside other work it takes its time. */
const LIMIT_MS = 2 * MINUTE_MS;

it('brings every phone to what its person may see, whenever it asks', {
  timeout: LIMIT_MS,
}, async () => {
  const people = [...sides, ...stores].map(({ owner }) => owner).concat(bizmen);
  const phones = people.map((actor) => ({ actor, store: openLocalStore(t, actor) }));
  // The embedded database has one session: there, whatever begins also ends.
  const mostOpen = t.db.kind === 'postgres' ? MAX_OPEN : 1;

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 60 }), async (steps) => {
      const open: ReturnType<typeof begin>[] = [];
      const unsettled = new Set<Promise<void>>();
      const endAll = async () => {
        for (const { commit } of open.splice(0)) commit();
        await Promise.all(unsettled);
      };
      for (const { does, which } of steps) {
        if (does === 'pull') await pick(phones, which).store.pull(PAGE);
        else if (does === 'commit') {
          open.splice(which % Math.max(1, open.length), 1)[0]?.commit();
        } else {
          const begun = begin(does, which);
          open.push(begun);
          unsettled.add(begun.done);
          // Committing may still wait for a row another transaction has locked.
          begun.done.finally(() => unsettled.delete(begun.done));
          if (unsettled.size >= mostOpen) await endAll();
        }
      }
      await endAll();
      for (const { actor, store } of phones) {
        // A round that started before the last write is completed first, which shows only when all
        // transactions of that time on this server have ended; hence a second one.
        await store.pullAll(PAGE);
        await store.pullAll(PAGE);
        for (const source of SOURCES) {
          expect(store.sorted(source.collection)).toEqual(await maySee(actor, source));
        }
      }
    }),
    { numRuns: 3, endOnFailure: true, includeErrorInReport: true },
  );
});
