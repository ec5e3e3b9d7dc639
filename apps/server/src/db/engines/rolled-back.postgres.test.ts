import { ANONYMOUS } from '@chowk/domain/kernel';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database';
import { newId } from '../../new-id';
import { defineSystemStep, runnerOf, withSystem } from '..';

const step = defineSystemStep('test.rolled-back', 'test');
const keep = (id: string) => `insert into rate_limits (bucket, empty_at) values ('${id}', now())`;

/** A commit after a failed statement is a rollback, and PostgreSQL calls that no error. */
it('is never called done when it was rolled back', async () => {
  const db = await openTestDatabase();
  const id = newId();
  const swallowed = withSystem(db, ANONYMOUS, step, async (tx) => {
    await tx.execute(keep(id));
    await tx.execute('select 1 / 0').catch(() => undefined);
    return 'done';
  });
  await expect(swallowed).rejects.toThrow('rolled back');
  const late = withSystem(db, ANONYMOUS, step, async (tx) => {
    await tx.execute(keep(id));
    await runnerOf(tx).last('select 1 / $1::int', [0]);
    return 'done';
  });
  await expect(late).rejects.toThrow('division by zero');
  const ahead = withSystem(db, ANONYMOUS, step, async (tx) => {
    runnerOf(tx).ahead('set local role nobody_of_that_name');
    await tx.execute(keep(id));
  });
  await expect(ahead).rejects.toThrow();
  expect(await db.execute(`select 1 from rate_limits where bucket = '${id}'`)).toEqual([]);
  // The connection is as good as new for the next one.
  await withSystem(db, ANONYMOUS, step, (tx) => tx.execute(keep(id)));
  expect(await db.execute(`select 1 as n from rate_limits where bucket = '${id}'`)).toHaveLength(1);
  await db.close();
});
