import { describe, expect, it } from 'vitest';
import { dayField, HOUR_MS, requireStep, requireSystemStep, startOfDay } from '../kernel';
import { AD_SPACE_KINDS } from '../shops';
import { answerByMs, bookingStates, isOverlapping, judgeSpan, PLACEMENT_OF_KIND } from './rules';

const TODAY = '2026-11-16';
const span = (starts_on: string, ends_on: string) => ({ starts_on, ends_on });
const person = (role: 'brand' | 'retailer' | 'admin') => ({
  uid: 'p',
  actorId: 'p',
  sessionId: 's',
  roles: [role],
  actingForShopId: null,
});

describe('the days of a booking', () => {
  it.each([
    ['2026-11-16', '2026-11-16', undefined],
    ['2026-11-20', '2026-11-19', 'reversed'],
    ['2026-11-15', '2026-11-20', 'past'],
    ['2026-11-16', '2027-05-14', undefined],
    ['2026-11-16', '2027-05-15', 'too_long'],
    ['2027-11-10', '2027-11-17', 'too_far'],
  ])('from %s to %s: %s', (from, to, problem) => {
    expect(judgeSpan(span(from, to), TODAY)).toBe(problem);
  });

  it('touch when they share a day', () => {
    const week = span('2026-11-20', '2026-11-26');
    expect(isOverlapping(week, span('2026-11-26', '2026-11-30'))).toBe(true);
    expect(isOverlapping(week, span('2026-11-27', '2026-11-30'))).toBe(false);
    expect(isOverlapping(week, span('2026-11-01', '2026-11-20'))).toBe(true);
  });

  it('are days of the calendar', () => {
    expect(dayField.safeParse('2026-02-28').success).toBe(true);
    for (const bad of ['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', 'tomorrow', '']) {
      expect(dayField.safeParse(bad).success).toBe(false);
    }
  });
});

it('leaves a shop two days to answer, and no longer than the first day lasts', () => {
  const now = startOfDay(TODAY) + 10 * HOUR_MS;
  expect(answerByMs(span('2026-12-01', '2026-12-02'), now)).toBe(now + 48 * HOUR_MS);
  expect(answerByMs(span('2026-11-17', '2026-12-02'), now)).toBe(startOfDay('2026-11-18'));
});

describe('a booking', () => {
  it('is answered by the shop, called off by either, and ended by an admin once it runs', () => {
    const step = (
      from: Parameters<typeof requireStep<(typeof bookingStates.states)[number]>>[1],
      via: string,
      role: 'brand' | 'retailer' | 'admin',
    ) => requireStep(bookingStates, from, via, person(role));
    expect(step('requested', 'booking_accept', 'retailer')).toBe('accepted');
    expect(() => step('requested', 'booking_accept', 'brand')).toThrow('WRONG_STATE');
    expect(step('requested', 'booking_cancel', 'brand')).toBe('cancelled');
    expect(() => step('requested', 'booking_cancel', 'retailer')).toThrow('WRONG_STATE');
    expect(step('accepted', 'booking_cancel', 'retailer')).toBe('cancelled');
    expect(() => step('active', 'booking_cancel', 'brand')).toThrow('WRONG_STATE');
    expect(step('active', 'booking_end', 'admin')).toBe('completed');
    expect(() => step('active', 'booking_end', 'brand')).toThrow('WRONG_STATE');
    expect(requireSystemStep(bookingStates, 'accepted', 'booking.start')).toBe('active');
  });
});

it('has a placement for each kind of space', () => {
  expect(Object.keys(PLACEMENT_OF_KIND).sort()).toEqual([...AD_SPACE_KINDS].sort());
});
