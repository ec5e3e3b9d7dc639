import { describe, expect, it } from 'vitest';
import { spansOf } from './chart-bars';
import { compare } from './compare';

describe('a figure beside the one before', () => {
  it('says the way and the share', () => {
    expect(compare(15, 10)).toEqual({ direction: 'up', percent: 50 });
    expect(compare(0, 8)).toEqual({ direction: 'down', percent: 100 });
    expect(compare(3, 3)).toEqual({ direction: 'flat', percent: 0 });
  });

  it('claims no share of nothing', () => {
    expect(compare(4, 0)).toEqual({ direction: 'up', percent: undefined });
    expect(compare(0, 0)).toEqual({ direction: 'flat', percent: undefined });
  });
});

describe('the bars of a chart', () => {
  const days = (n: number) => Array.from({ length: n }, (_, i) => `d${i}`);

  it('are days while they fit, and lose nothing when they do not', () => {
    expect(spansOf(days(7), [1, 0, 0, 2, 0, 0, 3])).toHaveLength(7);
    const long = spansOf(
      days(30),
      days(30).map(() => 1),
    );
    expect(long).toHaveLength(10);
    expect(long.reduce((sum, { n }) => sum + n, 0)).toBe(30);
    expect(long.at(-1)).toEqual({ from: 'd27', to: 'd29', n: 3 });
  });

  it('are none for no days', () => {
    expect(spansOf([], [])).toEqual([]);
  });
});
