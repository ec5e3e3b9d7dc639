import * as z from 'zod/mini';

/** Monday is 1, as in calendars here. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const clockField = z.string().check(z.regex(CLOCK));

function hasOpenDay({ closed_on }: { closed_on: readonly number[] }): boolean {
  return new Set(closed_on).size < WEEKDAYS.length;
}

/** One time for every open day. Closing before opening means after midnight. */
export const openingHoursField = z
  .object({
    opens: clockField,
    closes: clockField,
    closed_on: z
      .array(z.number().check(z.int(), z.minimum(1), z.maximum(7)))
      .check(z.overwrite((days) => [...new Set(days)].sort((a, b) => a - b))),
  })
  .check(
    z.refine(({ opens, closes }) => opens !== closes, {
      path: ['closes'],
      params: { rule: 'same_time' },
    }),
    z.refine(hasOpenDay, { path: ['closed_on'], params: { rule: 'never_open' } }),
  );
export type OpeningHours = z.output<typeof openingHoursField>;
