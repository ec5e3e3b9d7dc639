import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordJobs } from '../../../../test/ports';
import {
  type BrandSide,
  type Market,
  type Store,
  startMarket,
} from '../../../../test/world/market';
import { products } from '../../../db/schema/trade/products';
import { newId } from '../../../new-id';
import { askForSearchKeys, rewriteSearchKeys } from './rewrite-search-keys';
import { TYPED_WORDS } from './typed-words';

let t: Market;
let side: BrandSide;
let store: Store;
beforeAll(async () => {
  t = await startMarket();
  [side, store] = [await t.brand(), await t.store()];
  for (const name of Object.keys(TYPED_WORDS)) {
    const pack = { pack_size: '1 pc', mrp_paise: 10_000, trade_paise: 8_000, stock: 50 };
    const made = { id: newId(), name, category: 'other', hsn: '1001', gst_bps: 500 };
    const input = { ...made, variants: [{ id: newId(), ...pack }] };
    await t.command('product_save', input, { actor: side.owner });
  }
});
afterAll(() => t.close());

async function find(search: string): Promise<string[]> {
  const path = `/rest/v1/market_products?limit=50&search=${encodeURIComponent(search)}`;
  const { body } = await t.get(path, { actor: store.owner });
  return (body as { items: { name: string }[] }).items.map(({ name }) => name);
}

const typed = Object.entries(TYPED_WORDS).flatMap(([name, words]) =>
  words.split(', ').map((word) => ({ name, word })),
);

it('finds three hundred and more things by what people type, in either language', async () => {
  expect(typed.length).toBeGreaterThan(300);
  const missed: string[] = [];
  for (const { name, word } of typed) {
    const names = await find(word);
    if (!names.includes(name)) missed.push(`${word} → ${name}`);
  }
  expect(missed).toEqual([]);
});

it('puts what is meant among the first', async () => {
  expect((await find('chai'))[0]).toBe('Assam Gold Tea');
  expect(await find('biscit')).toContain('Glucose Biscuits');
  expect(await find('tel')).not.toContain('Toor Dal');
});

it('reaches what was there before the list, and asks for it once a list', async () => {
  const isTea = eq(products.name, 'Assam Gold Tea');
  await t.asSystem((tx) => tx.update(products).set({ search_key: ' tea' }).where(isTea));
  expect(await find('chai')).not.toContain('Assam Gold Tea');
  await rewriteSearchKeys(t.ports, undefined);
  expect(await find('chai')).toContain('Assam Gold Tea');
});

it('is asked for once a list, by whichever process starts first', async () => {
  const jobs = recordJobs();
  const ports = { db: t.db, jobs };
  await Promise.all([askForSearchKeys(ports), askForSearchKeys(ports)]);
  await askForSearchKeys(ports);
  expect(jobs.sent).toHaveLength(1);
});
