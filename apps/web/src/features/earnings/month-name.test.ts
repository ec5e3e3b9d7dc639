import { expect, it } from 'vitest';
import { monthName } from './month-name';

it('names a month in the language, short and long', () => {
  expect(monthName('2026-11', 'en')).toBe('Nov');
  expect(monthName('2026-11', 'en', 'narrow')).toBe('N');
  expect(monthName('2026-11', 'en', 'long')).toBe('November 2026');
  expect(monthName('2026-11', 'hi', 'long')).toBe('नवंबर 2026');
});
