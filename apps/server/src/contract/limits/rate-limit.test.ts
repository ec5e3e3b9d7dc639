import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database';
import type { Database } from '../../db';
import { giveBackToBuckets, takeFromBucket, takeFromBuckets } from './rate-limit';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const SLOW = { burst: 5, perMinute: 1 };

async function take(bucket: string, limit = SLOW, cost = 1): Promise<string> {
  return takeFromBucket(db, bucket, limit, cost).then(
    () => 'taken',
    (error) => error.code,
  );
}

it('allows a burst and then no more', async () => {
  const answers = await Promise.all(Array.from({ length: 9 }, () => take('a')));
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(5);
  expect(answers.filter((answer) => answer === 'RATE_LIMITED')).toHaveLength(4);
});

it('keeps buckets apart, so that other callers are not locked out', async () => {
  expect(await take('neighbour')).toBe('taken');
});

it('counts a batch by its commands', async () => {
  expect(await take('batch', SLOW, 5)).toBe('taken');
  expect(await take('batch')).toBe('RATE_LIMITED');
});

it('takes from all of several buckets or none, and returns what did not count', async () => {
  const narrow = { name: 'narrow', limit: { burst: 1, perMinute: 1 } };
  const wide = { name: 'wide', limit: SLOW };
  const both = [wide, narrow];
  await takeFromBuckets(db, both);
  for (let i = 0; i < 5; i++) {
    await expect(takeFromBuckets(db, both)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  }
  expect(await take('wide', SLOW, 4)).toBe('taken');
  await giveBackToBuckets(db, both);
  await takeFromBuckets(db, both);
  expect(await take('narrow', narrow.limit)).toBe('RATE_LIMITED');
});

it('concurrent calls with the same buckets do not deadlock', async () => {
  const limit = { burst: 100, perMinute: 1 };
  const all = ['one', 'two', 'three'].map((name) => ({ name, limit }));
  await Promise.all(
    Array.from({ length: 30 }, async () => {
      await takeFromBuckets(db, all);
      await giveBackToBuckets(db, all);
    }),
  );
  expect(await take('three', limit, 100)).toBe('taken');
});

it('refills with time', async () => {
  const quick = { burst: 1, perMinute: 1200 };
  expect(await take('quick', quick)).toBe('taken');
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(await take('quick', quick)).toBe('taken');
});
