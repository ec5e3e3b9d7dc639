import '../../../test/browser-stand-ins';
import { DAY_MS, HOUR_MS, uuidTimeMs } from '@chowk/domain/kernel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SESSION_STORAGE_KEY } from '@/api/session/stored-session';
import { newId } from './contract-client';

const NOW_MS = Date.parse('2026-11-19T06:00:00Z');
const session = {
  access_token: 'a',
  refresh_token: 'r',
  expires_at: (NOW_MS + HOUR_MS) / 1000,
  user: { id: 'p-1' },
};

beforeEach(() => localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session)));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it.each([
  ['in step', HOUR_MS, NOW_MS + HOUR_MS],
  ['years behind', -4000 * DAY_MS, NOW_MS],
])('a phone whose clock is %s makes ids no older than its session', (_, aheadMs, expected) => {
  vi.useFakeTimers({ now: NOW_MS + aheadMs });
  expect(uuidTimeMs(newId())).toBe(expected);
});

it('uses the device’s clock when nobody is signed in', () => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1_000 });
  expect(uuidTimeMs(newId())).toBe(1_000);
});
