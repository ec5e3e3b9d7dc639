import { expect, it } from 'vitest';
import { offlineWords } from './offline-words';

it('promises to send work later only to roles whose commands are queued', () => {
  expect(offlineWords(['admin'])).toBe('connection.offlineStaff');
  expect(offlineWords(['super_admin', 'admin'])).toBe('connection.offlineStaff');
  expect(offlineWords(['retailer'])).toBe('connection.offlineText');
  expect(offlineWords(['admin', 'bizman'])).toBe('connection.offlineText');
  expect(offlineWords([])).toBe('connection.offlineText');
  expect(offlineWords()).toBe('connection.offlineText');
});
