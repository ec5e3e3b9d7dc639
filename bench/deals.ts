import { type Actor, ANONYMOUS, type Role } from '@chowk/domain/kernel';
import type { QueryImplementation } from '../apps/server/src/contract/implement';
import { runQuery } from '../apps/server/src/contract/run/run-query';
import { FEATURES } from '../apps/server/src/features';
import { findDuplicates } from '../apps/server/src/features/proofs';
import {
  asBench,
  type Cast,
  fillDeals,
  fillPeople,
  fillPhotos,
  fillStore,
  RARE_TITLE,
} from './deals/deals-filling';
import { fillReviews, openReviewer } from './deals/deals-review';
import { median, percentile } from './harness/measure';
import { openBenchPorts } from './harness/server';

/**
 * Three promises: a page of deals costs the same among a million as among ten thousand, a photo is
 * compared with a million others in the blink of an eye, and so is a proof reviewed. On PostgreSQL (BENCH_DATABASE_URL), in a
 * database of its own; BENCH_DEALS and BENCH_PHOTOS make it smaller.
 */
const FLAT_BUDGET = 1.5;
const DUPLICATE_BUDGET_MS = 20;
const REVIEW_BUDGET_MS = 150;
const SMALL = 10_000;
const LARGE = Number(process.env.BENCH_DEALS ?? 1_000_000);
const PHOTOS = Number(process.env.BENCH_PHOTOS ?? 1_000_000);
const WARM_UP = 20;
const ROUNDS = 150;

/** Two markets beside each other, measured in turns: a busy minute falls on both. */
const ports = await openBenchPorts();
const smallName = `chowk_bench_small_${process.pid}`;
if (ports.db.kind === 'postgres') await ports.db.execute(`create database ${smallName}`);
const smallPorts = await openBenchPorts(smallName);
const cast = await fillPeople(ports);
const smallCast = await fillPeople(smallPorts);

function as(uid: string, role: Role): Actor {
  return { ...ANONYMOUS, uid, actorId: uid, roles: [role] };
}

function queryNamed(name: string): QueryImplementation {
  const found = FEATURES.flatMap(({ queries }) => queries).find(({ query }) => query.name === name);
  if (!found) throw new Error(`There is no query ${name}`);
  return found;
}

const dealsList = queryNamed('deals_list');

type Who = 'store' | 'brand' | 'admin';

const CASES: readonly (readonly [name: string, who: Who, params: Record<string, string>])[] = [
  ['store, all', 'store', {}],
  ['store, offered', 'store', { tab: 'offered' }],
  ['store, done', 'store', { tab: 'done' }],
  ['brand, all', 'brand', {}],
  ['brand, submitted', 'brand', { tab: 'submitted' }],
  ['brand, done', 'brand', { tab: 'done' }],
  ['brand, search', 'brand', { search: RARE_TITLE }],
  ['admin, all', 'admin', {}],
  ['admin, submitted', 'admin', { tab: 'submitted' }],
  ['admin, search', 'admin', { search: RARE_TITLE }],
];

function actorIn({ brandOwner, storeOwner }: Cast, who: Who): Actor {
  if (who === 'store') return as(storeOwner, 'retailer');
  return as(brandOwner, who);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let i = -WARM_UP; i < ROUNDS; i++) {
    const ms = await timeOf(work);
    if (i >= 0) times.push(ms);
  }
  return times;
}

await fillDeals(smallPorts, 0, SMALL);
await fillStore(smallPorts);
await fillDeals(ports, 0, LARGE);
await fillStore(ports);

let isWithin = true;
for (const [name, who, params] of CASES) {
  const few: number[] = [];
  const many: number[] = [];
  for (let i = -WARM_UP; i < ROUNDS; i++) {
    const actor = actorIn(smallCast, who);
    const short = await timeOf(() => runQuery(smallPorts, dealsList, actor, params));
    const long = await timeOf(() => runQuery(ports, dealsList, actorIn(cast, who), params));
    if (i < 0) continue;
    few.push(short);
    many.push(long);
  }
  const ratio = percentile(many, 95) / percentile(few, 95);
  const middle = median(many) / median(few);
  isWithin &&= ratio <= FLAT_BUDGET;
  console.log(
    `${name.padEnd(18)} ${SMALL} → ${LARGE} deals: p95 ${percentile(few, 95).toFixed(1)} → ${percentile(many, 95).toFixed(1)} ms = ${ratio.toFixed(2)}, median ${median(few).toFixed(1)} → ${median(many).toFixed(1)} ms = ${middle.toFixed(2)} (budget ≤ ${FLAT_BUDGET})`,
  );
}
await smallPorts.db.close();
if (ports.db.kind === 'postgres') await ports.db.execute(`drop database ${smallName}`);

await fillPhotos(ports, 0, PHOTOS, cast);
let seed = 1n;
const search = await timesOf(() => {
  seed = BigInt.asIntN(64, seed * 6364136223846793005n + 1442695040888963407n);
  const mark = { sha256: 'a'.repeat(64), phash: seed, deal_id: ports.newId() };
  return asBench(ports, (tx) => findDuplicates(tx, mark));
});
const p95 = percentile(search, 95);
console.log(
  `duplicates among ${PHOTOS} photos: median ${median(search).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (budget ≤ ${DUPLICATE_BUDGET_MS} ms)`,
);
isWithin &&= p95 <= DUPLICATE_BUDGET_MS;

const waiting = await fillReviews(ports, WARM_UP + ROUNDS);
const approve = openReviewer(ports, cast.brandOwner);
const reviews = await timesOf(() => approve(waiting.pop() ?? ''));
console.log(
  `review of one proof: median ${median(reviews).toFixed(1)} ms, p95 ${percentile(reviews, 95).toFixed(1)} ms (budget ≤ ${REVIEW_BUDGET_MS} ms)`,
);
isWithin &&= percentile(reviews, 95) <= REVIEW_BUDGET_MS;
await ports.db.close();
process.exit(isWithin ? 0 : 1);
