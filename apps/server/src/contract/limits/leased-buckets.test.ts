import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../../test/database';
import type { Database } from '../../db';
import { createLeasedBuckets } from './leased-buckets';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** Practically nothing refills during the test. */
const limitOf = (burst: number) => ({ burst, perMinute: 1 });

async function takeAll(buckets: ReturnType<typeof createLeasedBuckets>[], burst: number) {
  const name = `leased ${Math.random()}`;
  const asked = Array.from({ length: 2 * burst }, (_, i) => i);
  let taken = 0;
  for (const i of asked) {
    await buckets[i % buckets.length]?.take({ name, limit: limitOf(burst) }, 1).then(
      () => {
        taken += 1;
      },
      (error) => expect(error.code).toBe('RATE_LIMITED'),
    );
  }
  return taken;
}

it('gives out a bucket’s tokens and no more, also when the last lease is partial', async () => {
  expect(await takeAll([createLeasedBuckets(db)], 47)).toBe(47);
});

it('keeps one ceiling across several processes', async () => {
  const processes = Array.from({ length: 4 }, () => createLeasedBuckets(db));
  const taken = await takeAll(processes, 200);
  expect(taken).toBeLessThanOrEqual(200);
  // Tokens leased by one process and not used are lost to the others.
  expect(taken).toBeGreaterThan(200 - 4 * 20);
});

it('asks the database once for many requests', async () => {
  const transaction = vi.fn(db.transaction);
  const buckets = createLeasedBuckets({ ...db, transaction } as typeof db);
  await Promise.all(
    Array.from({ length: 10 }, () => buckets.take({ name: 'many', limit: limitOf(1000) }, 1)),
  );
  expect(transaction).toHaveBeenCalledTimes(1);
});

it('takes a batch larger than a lease at once, or refuses it whole', async () => {
  const buckets = createLeasedBuckets(db);
  await buckets.take({ name: 'batch', limit: limitOf(100) }, 70);
  await expect(buckets.take({ name: 'batch', limit: limitOf(100) }, 70)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  });
  await buckets.take({ name: 'batch', limit: limitOf(100) }, 30);
});

it('drops a lease not used for a while', async () => {
  let now = 0;
  const transaction = vi.fn(db.transaction);
  const buckets = createLeasedBuckets({ ...db, transaction } as typeof db, () => now);
  await buckets.take({ name: 'forgotten', limit: limitOf(1000) }, 1);
  now += 60_000;
  await buckets.take({ name: 'forgotten', limit: limitOf(1000) }, 1);
  expect(transaction).toHaveBeenCalledTimes(2);
});
