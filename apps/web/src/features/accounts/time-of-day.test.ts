import { expect, it } from 'vitest';
import { timeOfDay } from './time-of-day';

it.each([
  ['2026-11-16T18:29:00Z', 'evening'],
  ['2026-11-16T18:30:00Z', 'morning'],
  ['2026-11-16T06:29:00Z', 'morning'],
  ['2026-11-16T06:30:00Z', 'day'],
  ['2026-11-16T11:30:00Z', 'evening'],
])('greets at %s with %s, wherever the device is', (iso, part) => {
  expect(timeOfDay(Date.parse(iso))).toBe(part);
});
