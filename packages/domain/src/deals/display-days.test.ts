import { expect, it } from 'vitest';
import { displayDays } from './display-days';

const NOW_MS = Date.parse('2026-11-16T06:00:00Z');
const ENDS = '2026-12-15T18:29:59.999Z';

it('runs from the day of the yes to the last of the campaign, both counted', () => {
  const accepted = '2026-11-18T20:00:00Z';
  const runs = { starts_at: '2026-11-10T18:30:00Z', ends_at: ENDS };
  expect(displayDays(runs, accepted, NOW_MS)).toEqual({
    first: '2026-11-19',
    last: '2026-12-15',
    count: 27,
  });
  expect(displayDays(runs, null, NOW_MS)).toMatchObject({ first: '2026-11-16', count: 30 });
});

it('begins with the campaign where the yes came before, and ends before a midnight', () => {
  const runs = { starts_at: '2026-11-30T18:30:00Z', ends_at: '2026-12-01T18:30:00Z' };
  expect(displayDays(runs, null, NOW_MS)).toEqual({
    first: '2026-12-01',
    last: '2026-12-01',
    count: 1,
  });
});

it('says nothing of a campaign without an end, or of one that is over', () => {
  expect(displayDays({ starts_at: null, ends_at: null }, null, NOW_MS)).toBeUndefined();
  const over = { starts_at: null, ends_at: '2026-11-01T18:29:59Z' };
  expect(displayDays(over, null, NOW_MS)).toBeUndefined();
});
