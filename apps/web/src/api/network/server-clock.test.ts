import { expect, it } from 'vitest';
import { clockAheadS } from './server-clock';

const DATE = 'Mon, 16 Nov 2026 06:00:00 GMT';
const SERVER_MS = Date.parse(DATE);
const DAY_S = 86_400;

it.each([
  ['in step', 0, 0],
  ['within the rounding', 900, 0],
  ['a day ahead', DAY_S * 1000, DAY_S],
  ['a day behind', -DAY_S * 1000, -DAY_S],
])('a clock %s is told', (_, aheadMs, seconds) => {
  const sentMs = SERVER_MS + aheadMs - 200;
  expect(clockAheadS(DATE, sentMs, sentMs + 400)).toBe(seconds);
});

it('is unknown when the server sends no date', () => {
  expect(clockAheadS(null, 0, 1)).toBeNull();
  expect(clockAheadS('soon', 0, 1)).toBeNull();
});
