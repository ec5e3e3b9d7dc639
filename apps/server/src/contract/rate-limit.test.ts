import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import type { Database } from '../db';
import { takeFromBucket } from './rate-limit';

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

it('lets a burst through and then no more', async () => {
  const answers = await Promise.all(Array.from({ length: 9 }, () => take('a')));
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(5);
  expect(answers.filter((answer) => answer === 'RATE_LIMITED')).toHaveLength(4);
});

it('keeps buckets apart: an honest neighbour is not locked out', async () => {
  expect(await take('neighbour')).toBe('taken');
});

it('counts a batch by its commands', async () => {
  expect(await take('batch', SLOW, 5)).toBe('taken');
  expect(await take('batch')).toBe('RATE_LIMITED');
});

it('fills again as time passes', async () => {
  const quick = { burst: 1, perMinute: 1200 };
  expect(await take('quick', quick)).toBe('taken');
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(await take('quick', quick)).toBe('taken');
});
