import { expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import { createTestPerson } from '../../test/world/people';
import { readMigrations } from './migrate';

/** The part of a migration that is about rows already there, from the change of role to its end. */
async function backfillOf(name: string): Promise<string[]> {
  const migration = (await readMigrations()).find((each) => each.name.includes(name));
  const statements = migration?.statements ?? [];
  const from = statements.findIndex((text) => text.includes('set local role chowk_system'));
  return statements.slice(from);
}

it('gives people who had the role before the brand or shop that comes with it', async () => {
  const db = await openTestDatabase();
  const brand = await createTestPerson(db, 'brand');
  const store = await createTestPerson(db, 'bizman', 'retailer');
  await createTestPerson(db, 'admin');
  const statements = await backfillOf('own_settings');
  expect(statements.length).toBe(4);
  await db.exclusively(async (execute) => {
    await execute('begin');
    for (const statement of statements) await execute(statement);
    await execute('commit');
  });
  expect(await db.execute('select owner_id, brand_name from brands')).toEqual([
    { owner_id: brand.uid, brand_name: 'Test brand' },
  ]);
  expect(await db.execute('select owner_id, shop_name from shops')).toEqual([
    { owner_id: store.uid, shop_name: 'Test bizman' },
  ]);
  await db.close();
});
