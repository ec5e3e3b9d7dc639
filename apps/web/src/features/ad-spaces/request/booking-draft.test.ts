import { requestBooking } from '@chowk/domain/ad-spaces';
import { problemsIn } from '@chowk/domain/kernel';
import { expect, it } from 'vitest';
import { askedDays, isTooLong, lastDay, NO_DAYS, stillFree } from './booking-draft';

const TODAY = '2026-11-16';
const BUSY = [{ from: '2026-11-20', to: '2026-11-22' }];

it('keeps days only while they are still to be had', () => {
  const kept = { from: '2026-11-17', to: '2026-11-19' };
  expect(stillFree(kept, BUSY, TODAY)).toEqual(kept);
  expect(stillFree({ from: '2026-11-17', to: '' }, BUSY, TODAY).from).toBe('2026-11-17');
  expect(stillFree({ from: '2026-11-18', to: '2026-11-20' }, BUSY, TODAY)).toBe(NO_DAYS);
  expect(stillFree({ from: '2026-11-15', to: '2026-11-17' }, BUSY, TODAY)).toBe(NO_DAYS);
});

it('asks only for whole ranges a booking may have', () => {
  expect(askedDays({ from: '2026-11-17', to: '' }, TODAY)).toBeUndefined();
  expect(askedDays({ from: '2026-11-17', to: '2026-11-19' }, TODAY)).toEqual({
    starts_on: '2026-11-17',
    ends_on: '2026-11-19',
  });
  const long = { from: '2026-11-17', to: '2027-11-01' };
  expect(askedDays(long, TODAY)).toBeUndefined();
  expect(isTooLong(long)).toBe(true);
  expect(isTooLong({ from: '2026-11-17', to: '' })).toBe(false);
  expect(lastDay(TODAY)).toBe('2027-11-16');
});

it('wants a few words on what is put up', () => {
  const isGiven = (brief: string) => problemsIn(requestBooking.input, { brief }).length === 0;
  expect(['', '  ab ', 'abc'].map(isGiven)).toEqual([false, false, true]);
});
