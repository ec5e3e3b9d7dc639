import { expect, it } from 'vitest';
import { linePath, sparklinePoints } from './sparkline-path';

it('spreads values over the box, the biggest on top', () => {
  expect(sparklinePoints([0, 5, 10], 120, 36, 4)).toEqual([
    { x: 4, y: 32 },
    { x: 60, y: 18 },
    { x: 116, y: 4 },
  ]);
});

it('lays a flat or single run in the middle', () => {
  expect(sparklinePoints([3, 3], 120, 36, 4).map(({ y }) => y)).toEqual([18, 18]);
  expect(linePath(sparklinePoints([3], 120, 36, 4))).toBe('M4 18');
  expect(linePath(sparklinePoints([], 120, 36, 4))).toBe('');
});
