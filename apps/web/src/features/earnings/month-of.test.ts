import { expect, it } from 'vitest';
import { monthName, monthOf, monthsUntil } from './month-of';

it('counts months as India does', () => {
  expect(monthOf(Date.parse('2026-10-31T18:29:59Z'))).toBe('2026-10');
  expect(monthOf(Date.parse('2026-10-31T18:30:00Z'))).toBe('2026-11');
});

it('lists the last months over the turn of the year, and names them', () => {
  expect(monthsUntil('2027-02', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(monthName('2026-11', 'en')).toBe('Nov');
  expect(monthName('2026-11', 'en', true)).toBe('November 2026');
  expect(monthName('2026-11', 'hi', true)).toBe('नवंबर 2026');
});
