import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createApp } from '../apps/server/src/app';
import type { Ports } from '../apps/server/src/contract/context';
import { runQuery } from '../apps/server/src/contract/run/run-query';
import { FEATURES } from '../apps/server/src/features';
import { openImages } from '../apps/server/src/images';
import { fillProducts, fillTraders, RARE, type TradeCast } from './commerce/commerce-filling';
import { startPlainList } from './commerce/commerce-plain';
import { measureRatio, median, percentile } from './harness/measure';
import { repeat } from './harness/post';
import { openBenchPorts, openQueues } from './harness/server';

/**
 * The market: searching a hundred thousand products costs what searching a thousand does, a cart
 * and an order are answered at once, and both lists and orders keep up with a bare server. On
 * PostgreSQL (BENCH_DATABASE_URL), in databases of its own; BENCH_PRODUCTS makes it smaller.
 */
const SMALL = 1_000;
const LARGE = Number(process.env.BENCH_PRODUCTS ?? 100_000);
const WARM_UP = 20;
/** So many that a moment taken by the machine is no twentieth of them. */
const ROUNDS = 300;
const ORDERS = 600;
const CALLERS = 16;
const BUDGETS = { flat: 1.5, cartMs: 25, orderMs: 60, longCart: 3, list: 0.5, orders: 0.1 };

const url = process.env.BENCH_DATABASE_URL;
if (!url) throw new Error('BENCH_DATABASE_URL names no PostgreSQL to measure on');

let isWithin = true;
function say(title: string, value: number, limit: number, isAtMost = true): void {
  const isGood = isAtMost ? value <= limit : value >= limit;
  isWithin &&= isGood;
  const sign = isAtMost ? '≤' : '≥';
  console.log(`${title}: ${value.toFixed(3)} (budget ${sign} ${limit})${isGood ? '' : '  MISSED'}`);
}

const admin = await openBenchPorts();
const names = ['small', 'large'].map((size) => `chowk_commerce_${size}_${process.pid}`);
const open = async (name: string) => {
  await admin.db.execute(`create database ${name}`);
  return openBenchPorts(name);
};
const [small, large] = [await open(names[0] ?? ''), await open(names[1] ?? '')];
const [smallCast, cast] = [await fillTraders(small), await fillTraders(large)];
await fillProducts(small, smallCast, SMALL);
const packs = await fillProducts(large, cast, LARGE);
await openQueues(large);

function query(ports: Ports, { buyer }: TradeCast, name: string, params: Record<string, string>) {
  const found = FEATURES.flatMap(({ queries }) => queries).find((each) => each.query.name === name);
  if (!found) throw new Error(`There is no query ${name}`);
  return runQuery(ports, found, buyer, params);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

/** In turns, so that a busy minute falls on both. */
async function timesOf(...works: readonly (() => Promise<unknown>)[]): Promise<number[][]> {
  const times: number[][] = works.map(() => []);
  for (let i = -WARM_UP; i < ROUNDS; i++) {
    for (const [place, work] of works.entries()) {
      const ms = await timeOf(work);
      if (i >= 0) times[place]?.push(ms);
    }
  }
  return times;
}

for (const search of [RARE, 'haldi', 'haldee premium', 'kesr', 'chawl 31']) {
  const [few = [], many = []] = await timesOf(
    () => query(small, smallCast, 'market_list', { search }),
    () => query(large, cast, 'market_list', { search }),
  );
  const middle = `median ${median(few).toFixed(1)} → ${median(many).toFixed(1)} ms`;
  const ratio = percentile(many, 95) / percentile(few, 95);
  say(`search "${search}" in ${SMALL} → ${LARGE} products, ${middle}, p95`, ratio, BUDGETS.flat);
}

const { app, runner } = createApp({
  ports: large,
  authenticator: { actorFor: async () => cast.buyer },
  images: openImages(),
  features: FEATURES,
  web: { isBuilt: false, find: async () => undefined },
  version: 'bench',
  commit: 'bench',
  isTls: false,
  trustedProxies: 0,
});

function run(name: string, input: unknown) {
  const { newId } = large;
  const call = { name, key: newId(), input, actor: cast.buyer };
  return runner.run({ ...call, actingForShopId: undefined, requestId: 'bench' });
}

let next = 0;
const somePack = () => packs[(next++ * 37) % packs.length] ?? '';
const put = (variant_id: string, quantity: number, shop_id = cast.shopId) =>
  run('cart_set', { shop_id, variant_id, quantity });
const place = (variantIds: readonly string[]) =>
  run('order_place', {
    id: large.newId(),
    shop_id: cast.shopId,
    lines: variantIds.map((variant_id) => ({ variant_id, quantity: 1, price_paise: 8_000 })),
    payment: 'on_delivery',
    delivery: { address: '12 Hill Road', pin_code: '400050' },
  });
const readCart = (shop_id: string) => query(large, cast, 'cart_read', { shop_id });

const one = somePack();
const [puts = []] = await timesOf(() => put(one, (next++ % 50) + 1));
say('add to cart, p95 in ms', percentile(puts, 95), BUDGETS.cartMs);
const [orders = []] = await timesOf(() => place([somePack()]));
say('place order, p95 in ms', percentile(orders, 95), BUDGETS.orderMs);

await put(one, 1, cast.smallShopId);
for (let i = 0; i < 200; i++) await put(packs[i] ?? '', 1);
const [short = [], long = []] = await timesOf(
  () => readCart(cast.smallShopId),
  () => readCart(cast.shopId),
);
say('a cart of 200 lines to one of one, median', median(long) / median(short), BUDGETS.longCart);

const plainUrl = new URL(url);
plainUrl.pathname = `/${names[1]}`;
const plain = await startPlainList(plainUrl.href);
const ours = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
const headers = { authorization: 'Bearer bench' };
const path = '/rest/v1/market_products?limit=20';
const list = await measureRatio({ title: path, path, ours, theirs: plain.server, headers });
say('list of 20 products, ours to bare', list, BUDGETS.list, false);

const { port } = plain.server.address() as AddressInfo;
const bareMs = await timeOf(() =>
  repeat(ORDERS, CALLERS, async () => {
    await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer();
  }),
);
const ordersMs = await timeOf(() => repeat(ORDERS, CALLERS, () => place([somePack()])));
say('orders placed to bare lists, per second', bareMs / ordersMs, BUDGETS.orders, false);

ours.close();
await plain.close();
await Promise.all([small.db.close(), large.db.close()]);
for (const name of names) await admin.db.execute(`drop database ${name} with (force)`);
await admin.db.close();
process.exit(isWithin ? 0 : 1);
