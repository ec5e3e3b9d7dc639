import { ANONYMOUS } from '@chowk/domain/kernel';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import { newId } from '../new-id';
import { builtOnce } from './built-once';
import type { Database, Tx } from './database';
import { rowAdder, rowChanger } from './row-writers';
import { shops } from './schema/businesses';
import { defineSystemStep, withSystem } from './with-actor';

/** What Drizzle would have written and read, in one statement built once. */

const addAlone = rowAdder(shops, {
  source: '(values (1)) as one',
  columns: {},
  told: { one: 'column1' },
});
const step = defineSystemStep('test.rows', 'test');
const addShop = async (tx: Tx, row: typeof shops.$inferInsert) => (await addAlone(tx, row))?.added;
const changeShop = rowChanger(shops, ['version = changed.version + 1']);
const shopOf = builtOnce<typeof shops.$inferSelect, { readonly id: string }>((db) =>
  db
    .select(getTableColumns(shops))
    .from(shops)
    .where(eq(shops.id, sql.placeholder('id'))),
);

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const inSystem = <T>(work: (tx: Tx) => Promise<T>) => withSystem(db, ANONYMOUS, step, work);
const asDrizzleReads = (tx: Tx, id: string) => tx.select().from(shops).where(eq(shops.id, id));

const opening_hours = { mon: { open: '09:00', close: '21:00' } } as never;

it('adds a row under an id once, with every kind of column', async () => {
  const row = { id: newId(), shop_name: 'A "quoted" name', lat: 19.06, lng: 72.83, opening_hours };
  await inSystem(async (tx) => {
    const added = await addShop(tx, row);
    expect(added).toMatchObject({ ...row, area: null, version: 1 });
    expect([added]).toEqual(await asDrizzleReads(tx, row.id));
    expect(await shopOf(tx, { id: row.id })).toEqual([added]);
    expect(await addShop(tx, { ...row, shop_name: 'Another' })).toBeUndefined();
  });
});

it('takes columns from a row of another table, and adds nothing where there is none', async () => {
  const like = (name: string) =>
    rowAdder(shops, {
      source: `shops other where other.shop_name = '${name}'`,
      columns: { area: 'other.area' },
      told: { first: 'other.shop_name' },
    });
  await inSystem(async (tx) => {
    await addShop(tx, { id: newId(), shop_name: 'First', area: 'Bandra' });
    const row = { id: newId(), shop_name: 'Second' };
    const origin = { area: 'Bandra', first: 'First' };
    const made = await like('First')(tx, row);
    expect(made).toMatchObject({ origin, added: { ...row, area: 'Bandra' } });
    expect(await like('First')(tx, row)).toEqual({ origin });
    expect(await like('Nobody')(tx, { id: newId(), shop_name: 'Third' })).toBeUndefined();
  });
});

it('changes what was given, and tells what it was and what it is', async () => {
  const id = newId();
  await inSystem(async (tx) => {
    await addShop(tx, { id, shop_name: 'Old', area: 'Bandra', opening_hours });
    const changed = await changeShop(tx, { id }, { shop_name: 'New', area: null });
    expect(changed?.before).toMatchObject({ shop_name: 'Old', area: 'Bandra', version: 1 });
    expect(changed?.after).toMatchObject({ shop_name: 'New', area: null, version: 2 });
    expect(changed?.after).toMatchObject({ opening_hours });
    expect([changed?.after]).toEqual(await asDrizzleReads(tx, id));
    expect(await changeShop(tx, { id, shop_name: 'Old' }, { area: 'x' })).toBeUndefined();
    expect(await changeShop(tx, { id: newId() }, { area: 'x' })).toBeUndefined();
  });
});
