import { type Actor, ANONYMOUS, type Role } from '@chowk/domain/kernel';
import { type BatchCall, type BatchResult, MAX_BATCH } from '@chowk/domain/sync';
import { sql } from 'drizzle-orm';
import { createApp } from '../../apps/server/src/app';
import type { Ports } from '../../apps/server/src/contract/context';
import { defineSystemStep, type Tx, withSystem } from '../../apps/server/src/db';
import { FEATURES } from '../../apps/server/src/features';
import { openImages } from '../../apps/server/src/images';
import { newId } from '../../apps/server/src/new-id';
import { median } from '../harness/measure';
import { openBenchPorts, openQueues } from '../harness/server';

/**
 * What phones send when they come back online: batches of a hundred commands, several phones at
 * once, through the whole server but the socket. Beside it, in turns, a loop of bare inserts into
 * one table, each its own transaction: what the same machine does at that moment at best.
 */
const TARGET_PER_S = 1500;
const PHONES = 8;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

const prepare = defineSystemStep('bench.offline', 'A benchmark needs a market to trade on.');

type Person = Actor & { readonly uid: string };
type CallsOf = (phone: number) => Promise<BatchCall[]>;

function as(uid: string, role: Role): Person {
  return { ...ANONYMOUS, uid, actorId: uid, roles: [role] };
}

async function openMarket(ports: Ports) {
  const inSystem = <T>(work: (tx: Tx) => Promise<T>) =>
    withSystem(ports.db, ANONYMOUS, prepare, work);
  const stores = Array.from({ length: PHONES }, () => ({ uid: newId(), shopId: newId() }));
  const brands = Array.from({ length: PHONES }, () => ({ uid: newId(), brandId: newId() }));
  await inSystem(async (tx) => {
    for (const { uid } of [...stores, ...brands]) {
      await tx.execute(sql`insert into profiles (id, full_name) values (${uid}::uuid, 'Bench')`);
    }
    for (const { uid, shopId } of stores) {
      await tx.execute(sql`insert into shops (id, shop_name, owner_id, area)
        values (${shopId}::uuid, 'Shop', ${uid}::uuid, 'Bandra')`);
    }
    for (const { uid, brandId } of brands) {
      await tx.execute(sql`insert into brands (id, brand_name, owner_id)
        values (${brandId}::uuid, 'Brand', ${uid}::uuid)`);
    }
  });

  /** A hundred offers for one shop, each of a campaign of its own. */
  const offers: CallsOf = async (phone) => {
    const { shopId } = stores[phone] ?? { shopId: '' };
    const { brandId } = brands[phone] ?? { brandId: '' };
    const rows = await inSystem((tx) =>
      tx.execute<{ id: string }>(sql`
        with campaign as (
          insert into campaigns (id, brand_id, title, slots, payout_paise, status, ends_at)
          select gen_random_uuid(), ${brandId}::uuid, 'Bench', 5, 20000, 'live', now() + interval '30 days'
          from generate_series(1, ${MAX_BATCH}::int) returning id)
        insert into deals (id, campaign_id, shop_id, brand_id, payout_paise, offer_expires_at)
        select gen_random_uuid(), id, ${shopId}::uuid, ${brandId}::uuid, 20000, now() + interval '3 days'
        from campaign returning id`),
    );
    return rows.map(({ id }) => ({ id: newId(), name: 'deal_accept', input: { id } }));
  };
  const drafts: CallsOf = async () =>
    Array.from({ length: MAX_BATCH }, (_, i) => ({
      id: newId(),
      name: 'campaign_create',
      input: { id: newId(), title: `Draft ${i}` },
    }));
  const shopEdits: CallsOf = async (phone) =>
    Array.from({ length: MAX_BATCH }, (_, i) => ({
      id: newId(),
      name: 'shop_update',
      input: { id: stores[phone]?.shopId, address: `House ${i}` },
    }));
  const profileEdits: CallsOf = async () =>
    Array.from({ length: MAX_BATCH }, (_, i) => ({
      id: newId(),
      name: 'profile_update',
      input: { address: `House ${i}` },
    }));
  const store = (phone: number) => as(stores[phone]?.uid ?? '', 'retailer');
  const brand = (phone: number) => as(brands[phone]?.uid ?? '', 'brand');
  return [
    { name: 'profile_update', who: store, calls: profileEdits },
    { name: 'shop_update', who: store, calls: shopEdits },
    { name: 'campaign_create', who: brand, calls: drafts },
    { name: 'deal_accept', who: store, calls: offers },
  ] as const;
}

export async function measureBatches(): Promise<boolean> {
  const ports = await openBenchPorts();
  await openQueues(ports);
  const people = new Map<string, Actor>();
  const { app } = createApp({
    ports,
    authenticator: { actorFor: async (token) => people.get(token) },
    images: openImages(),
    features: FEATURES,
    web: { isBuilt: false, find: async () => undefined },
    version: 'bench',
    commit: 'bench',
    isTls: false,
    trustedProxies: 0,
  });
  const kinds = await openMarket(ports);

  async function send(actor: Person, commands: readonly BatchCall[]): Promise<void> {
    people.set(actor.uid, actor);
    const answer = await app.request('/functions/v1/batch', {
      method: 'POST',
      headers: { authorization: `Bearer ${actor.uid}` },
      body: JSON.stringify({ commands }),
    });
    const { results } = (await answer.json()) as { results: BatchResult[] };
    const bad = results.find(({ status }) => status !== 200);
    if (bad) throw new Error(JSON.stringify(bad));
  }

  const phones = Array.from({ length: PHONES }, (_, phone) => phone);
  async function rate(count: number, work: () => Promise<unknown>): Promise<number> {
    const startMs = performance.now();
    await work();
    return (count * 1000) / (performance.now() - startMs);
  }

  await ports.db.execute(
    'create table bench_rows (id uuid primary key, note text, at timestamptz default now())',
  );
  const bare = () =>
    rate(PHONES * MAX_BATCH, () =>
      Promise.all(
        phones.map(async () => {
          for (let i = 0; i < MAX_BATCH; i++) {
            await ports.db.execute('insert into bench_rows (id, note) values ($1, $2)', [
              newId(),
              'x',
            ]);
          }
        }),
      ),
    );

  const all: number[] = [];
  let isWithin = true;
  for (const { name, who, calls } of kinds) {
    const rates: number[] = [];
    const bares: number[] = [];
    const cpuMs: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      // Nobody is limited: how much one person may send is not what is measured.
      await ports.db.execute('truncate rate_limits');
      const batches = await Promise.all(phones.map(calls));
      const bareRate = await bare();
      const before = process.cpuUsage();
      const ours = await rate(PHONES * MAX_BATCH, () =>
        Promise.all(phones.map((phone) => send(who(phone), batches[phone] ?? []))),
      );
      const { user, system } = process.cpuUsage(before);
      if (round === 0) continue;
      cpuMs.push((user + system) / 1000 / (PHONES * MAX_BATCH));
      rates.push(ours);
      bares.push(bareRate);
    }
    const middle = median(rates);
    all.push(middle);
    console.log(
      `${name.padEnd(16)} batches of ${MAX_BATCH}, ${PHONES} phones: ${middle.toFixed(0)} commands/s; bare inserts ${median(bares).toFixed(0)}/s, ratio ${(middle / median(bares)).toFixed(2)}; ${median(cpuMs).toFixed(2)} ms of this process each`,
    );
  }
  const mean = all.length / all.reduce((sum, each) => sum + 1 / each, 0);
  isWithin &&= mean >= TARGET_PER_S;
  console.log(`a mix in equal parts: ${mean.toFixed(0)} commands/s (budget ≥ ${TARGET_PER_S})`);
  await ports.db.close();
  return isWithin;
}
