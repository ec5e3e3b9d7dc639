import '../../../test/browser-stand-ins';
import { expect, it } from 'vitest';

const { spanText } = await import('./day-words');

it('names what first and last day share once, in both languages', () => {
  const week = { starts_on: '2026-11-20', ends_on: '2026-11-26' };
  expect(spanText(week, 'en')).toMatch(/^20\s?–\s?26 Nov 2026$/);
  expect(spanText(week, 'hi')).toContain('नव');
  const day = { starts_on: '2026-11-20', ends_on: '2026-11-20' };
  expect(spanText(day, 'en')).toBe('20 Nov 2026');
});
