import { describe, expect, it } from 'vitest';
import { addMonths, clashOf, isBusy, monthWeeks, sameDayOfMonth, weekdayOf } from './calendar-days';
import { dayAfterKey, partOfRange, pickDay, within } from './date-range-calendar-rules';

const NONE = { from: '', to: '' };
const BUSY = [{ from: '2026-11-20', to: '2026-11-22' }];

describe('a month', () => {
  it('is weeks from Monday on, each seven days or gaps', () => {
    const weeks = monthWeeks('2026-11');
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2026-11-01']);
    expect(weeks.at(-1)?.slice(0, 2)).toEqual(['2026-11-30', undefined]);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  });

  it('may begin on a Monday and be four weeks', () => {
    expect(monthWeeks('2027-02')).toHaveLength(4);
    expect(monthWeeks('2027-02')[0]?.[0]).toBe('2027-02-01');
  });

  it('knows leap years and the turn of the year', () => {
    expect(monthWeeks('2028-02').flat().filter(Boolean)).toHaveLength(29);
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(sameDayOfMonth('2027-01-31', 1)).toBe('2027-02-28');
    expect(weekdayOf('2026-11-16')).toBe(0);
  });
});

describe('days', () => {
  it('are busy from the first to the last of a stretch', () => {
    const days = ['2026-11-19', '2026-11-20', '2026-11-22', '2026-11-23'];
    expect(days.map((day) => isBusy(day, BUSY))).toEqual([false, true, true, false]);
    expect(clashOf({ from: '2026-11-10', to: '2026-11-19' }, BUSY)).toBeUndefined();
    expect(clashOf({ from: '2026-11-10', to: '2026-11-30' }, BUSY)).toBe(BUSY[0]);
  });
});

describe('picking', () => {
  it('begins with one press and ends with the next, the same day included', () => {
    const first = pickDay(NONE, '2026-11-17', BUSY).value;
    expect(first).toEqual({ from: '2026-11-17', to: '' });
    expect(pickDay(first, '2026-11-19', BUSY).value).toEqual({
      from: '2026-11-17',
      to: '2026-11-19',
    });
    expect(pickDay(first, '2026-11-17', BUSY).value.to).toBe('2026-11-17');
  });

  it('begins anew after a whole range, and with an earlier day', () => {
    const whole = { from: '2026-11-17', to: '2026-11-18' };
    expect(pickDay(whole, '2026-11-25', BUSY).value).toEqual({ from: '2026-11-25', to: '' });
    const begun = { from: '2026-11-18', to: '' };
    expect(pickDay(begun, '2026-11-16', BUSY).value).toEqual({ from: '2026-11-16', to: '' });
  });

  it('never reaches over days that are taken, and says which', () => {
    const begun = { from: '2026-11-18', to: '' };
    expect(pickDay(begun, '2026-11-25', BUSY)).toEqual({
      value: { from: '2026-11-25', to: '' },
      crossed: BUSY[0],
    });
  });

  it('draws the ends apart from the middle', () => {
    const range = { from: '2026-11-17', to: '2026-11-19' };
    const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];
    expect(days.map((day) => partOfRange(range, day))).toEqual(['none', 'start', 'middle', 'end']);
    expect(partOfRange({ from: '2026-11-17', to: '' }, '2026-11-17')).toBe('only');
  });
});

describe('the keyboard', () => {
  it('goes by day, week, ends of the week and month', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
    expect(keys.map((key) => dayAfterKey('2026-11-18', key))).toEqual([
      '2026-11-17',
      '2026-11-19',
      '2026-11-11',
      '2026-11-25',
      '2026-11-16',
      '2026-11-22',
    ]);
    expect(dayAfterKey('2026-11-30', 'PageDown')).toBe('2026-12-30');
    expect(dayAfterKey('2026-11-18', 'a')).toBeUndefined();
  });

  it('stays between the first and the last day', () => {
    expect(within('2026-11-01', '2026-11-16', '2027-01-01')).toBe('2026-11-16');
    expect(within('2027-11-01', '2026-11-16', '2027-01-01')).toBe('2027-01-01');
    expect(within('2026-12-01', '2026-11-16', '2027-01-01')).toBe('2026-12-01');
  });
});
