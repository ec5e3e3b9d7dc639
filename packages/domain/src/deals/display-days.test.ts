import { expect, it } from 'vitest';
import { displayDays } from './display-days';

const NOW_MS = Date.parse('2026-11-16T06:00:00Z');
const ENDS = '2026-12-15T18:29:59.999Z';

it('runs from the day of the yes to the last of the campaign, both counted', () => {
  const days = { display_from: '2026-11-10T18:30:00Z', display_until: ENDS };
  const accepted_at = '2026-11-18T20:00:00Z';
  expect(displayDays({ ...days, accepted_at }, NOW_MS)).toEqual({
    first: '2026-11-19',
    last: '2026-12-15',
    count: 27,
  });
  expect(displayDays({ ...days, accepted_at: null }, NOW_MS)).toMatchObject({
    first: '2026-11-16',
    count: 30,
  });
});

it('begins with the campaign where the yes came before, and ends before a midnight', () => {
  const days = { display_from: '2026-11-30T18:30:00Z', display_until: '2026-12-01T18:30:00Z' };
  expect(displayDays({ ...days, accepted_at: null }, NOW_MS)).toEqual({
    first: '2026-12-01',
    last: '2026-12-01',
    count: 1,
  });
});

it('says nothing of a campaign without an end, or of one that is over', () => {
  const offered = { display_from: null, accepted_at: null };
  expect(displayDays({ ...offered, display_until: null }, NOW_MS)).toBeUndefined();
  const over = { ...offered, display_until: '2026-11-01T18:29:59Z' };
  expect(displayDays(over, NOW_MS)).toBeUndefined();
});
