import { expect, it } from 'vitest';
import { spansOf } from './report-bars';

const NOTHING = { shared: 0, sign_in_asked: 0, failed: 0 };

function days(count: number) {
  return Array.from({ length: count }, (_, place) => ({
    ...NOTHING,
    day: `day ${place + 1}`,
    opened: 1,
    resumed: place,
  }));
}

it('a week has a bar a day; what was opened after signing in counts as opened', () => {
  const spans = spansOf(days(7), '7');
  expect(spans).toHaveLength(7);
  expect(spans[6]).toEqual({ from: 'day 7', to: 'day 7', opened: 7 });
});

it('a longer period has a bar for several days, and the newest is whole', () => {
  const month = spansOf(days(30), '30');
  expect(month).toHaveLength(10);
  expect(month[0]).toEqual({ from: 'day 1', to: 'day 3', opened: 6 });
  const quarter = spansOf(days(90), '90');
  expect(quarter).toHaveLength(13);
  expect(quarter[0]).toMatchObject({ from: 'day 1', to: 'day 6' });
  expect(quarter[12]).toMatchObject({ from: 'day 84', to: 'day 90' });
});

it('nothing has no bars', () => {
  expect(spansOf([], '30')).toEqual([]);
});
