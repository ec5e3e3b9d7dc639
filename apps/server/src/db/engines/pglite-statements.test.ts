import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyDatabase } from '../../../test/database';
import type { Database } from '..';

/** More than are kept planned. */
const MANY = 620;

let db: Database;
beforeAll(async () => {
  db = await openEmptyDatabase('pglite');
});
afterAll(() => db.close());

const added = (more: number, to: number) =>
  db.transaction('write', '', (tx) =>
    tx.execute(sql`select ${to}::int + ${sql.raw(`${more}`)} as sum`),
  );

it('lets go of what was asked for longest ago, and plans it anew', async () => {
  for (let more = 0; more < MANY; more += 1)
    expect(await added(more, 1)).toEqual([{ sum: more + 1 }]);
  expect(await added(0, 2)).toEqual([{ sum: 2 }]);
  const [planned] = await db.execute('select count(*)::int as count from pg_prepared_statements');
  expect(Number(planned?.count)).toBeLessThanOrEqual(500);
});

it('asks a planned one again after it failed', async () => {
  const half = (of: number) =>
    db.transaction('write', '', (tx) => tx.execute(sql`select 8 / ${of}::int as half`));
  await expect(half(0)).rejects.toThrow();
  expect(await half(2)).toEqual([{ half: 4 }]);
});
