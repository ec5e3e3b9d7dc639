import { describe, expect, it } from 'vitest';
import { isFresh, parseStats, STATS_FRESH_MS } from './landing-stats';

const ROW = {
  id: '0198',
  category: 'landing',
  is_active: true,
  display_order: 2,
  stat_value: '5000+',
  stat_label: 'Stores',
};

describe('figures from the platform', () => {
  it('reads a page of rows in their order', () => {
    const first = {
      ...ROW,
      id: '0199',
      display_order: 1,
      stat_value: '100+',
      stat_label: 'Brands',
    };
    expect(parseStats({ items: [ROW, first], next: null })).toEqual([
      { id: '0199', value: '100+', label: 'Brands' },
      { id: '0198', value: '5000+', label: 'Stores' },
    ]);
  });

  it('reads bare rows too', () => {
    expect(parseStats([ROW])).toHaveLength(1);
  });

  it.each([undefined, null, 'no', {}, { items: 'no' }, [], { items: [] }, [{ stat_value: '9' }]])(
    'shows nothing for %j',
    (answer) => expect(parseStats(answer)).toBeUndefined(),
  );

  it('leaves out a row without figure or words', () => {
    expect(parseStats([ROW, { ...ROW, stat_label: '' }, 7, null])).toHaveLength(1);
  });
});

describe('how long they are kept', () => {
  const kept = { stats: [], atMs: 1_000_000 };

  it.each([
    [0, true],
    [STATS_FRESH_MS - 1, true],
    [STATS_FRESH_MS, false],
    [-1, false],
  ])('after %i ms: %s', (ageMs, fresh) => {
    expect(isFresh(kept, kept.atMs + ageMs)).toBe(fresh);
  });
});
