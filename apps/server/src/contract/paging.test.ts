import { listPlatformStats } from '@chowk/domain/platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { newId } from '../new-id';
import { decodeCursor, encodeCursor } from './paging';

let t: TestApp;
const SEEDED = 45;

beforeAll(async () => {
  t = await startTestApp();
  const boss = await t.person('super_admin');
  for (let i = 0; i < SEEDED; i++) {
    await t.command(
      'platform_stat_save',
      {
        id: newId(),
        category: 'brand',
        is_active: i !== 0,
        display_order: i % 7,
        stat_value: `${i}`,
        stat_label: 'x',
      },
      { actor: boss },
    );
  }
});
afterAll(() => t.close());

async function walk(limit: number): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = cursor ? `&cursor=${cursor}` : '';
    const { body } = await t.get(
      `/rest/v1${listPlatformStats.path}?category=brand&limit=${limit}${query}`,
    );
    const page = body as { items: { id: string }[]; nextCursor: string | null };
    expect(page.items.length).toBeLessThanOrEqual(limit);
    seen.push(...page.items.map((item) => item.id));
    cursor = page.nextCursor;
  }
  return seen;
}

it.each([1, 7, 44, 100])('shows every visible row exactly once in pages of %i', async (limit) => {
  const seen = await walk(limit);
  expect(new Set(seen).size).toBe(SEEDED - 1);
  expect(seen).toHaveLength(SEEDED - 1);
});

it('orders by display_order', async () => {
  const { body } = await t.get('/rest/v1/platform_stats?category=brand&limit=100');
  const orders = (body.items as { display_order: number }[]).map((item) => item.display_order);
  expect(orders).toEqual([...orders].sort((a, b) => a - b));
});

it.each(['%%%', 'bm90LWpzb24', encodeCursor([1]), encodeCursor(['brand', 1, 'x'])])(
  'answers the bad cursor %s with a stable code',
  async (cursor) => {
    const answer = await t.get(`/rest/v1/platform_stats?cursor=${encodeURIComponent(cursor)}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_CURSOR']);
  },
);

it.each(['0', '101', '1.5', 'many'])('refuses a page of %s', async (limit) => {
  expect((await t.get(`/rest/v1/platform_stats?limit=${limit}`)).body.code).toBe(
    'VALIDATION_FAILED',
  );
});

it('keeps the keys of a cursor', () => {
  expect(decodeCursor(encodeCursor(['a', 2]), 2)).toEqual(['a', 2]);
});
