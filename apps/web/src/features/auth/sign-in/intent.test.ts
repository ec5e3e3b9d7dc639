import '../../../../test/browser-stand-ins';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_STORAGE_KEY } from '@/api/session/stored-session';
import { signIn } from '@/offline/test/signed-in';
import { findIntent, takeIntent } from './found-intent';
import { clearIntent, RESUMED_KEY, saveIntent } from './intent';
import { findResumed, takeResumed } from './resumed';

const LIFETIME_MS = 30 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers();
  clearIntent();
  sessionStorage.clear();
  localStorage.removeItem(SESSION_STORAGE_KEY);
});
afterEach(() => vi.useRealTimers());

describe('where a person wanted to go', () => {
  it('is given back once', () => {
    saveIntent('/deal/42?from=mail');
    expect(findIntent()).toBe('/deal/42?from=mail');
    expect(takeIntent()).toBe('/deal/42?from=mail');
    expect(takeIntent()).toBeUndefined();
  });

  it('leads whoever signs in to it where it is a link, which may be anybody’s', () => {
    saveIntent('/shop/01900000-0000-7000-8000-000000000001', 'asha');
    signIn('ravi');
    expect(takeIntent()).toBe('/shop/01900000-0000-7000-8000-000000000001');
  });

  it('leads its own person back, and nobody else anywhere', () => {
    saveIntent('/wallet', 'asha');
    expect(findIntent()).toBe('/wallet');
    signIn('ravi');
    expect(takeIntent()).toBeUndefined();
    saveIntent('/wallet', 'asha');
    signIn('asha');
    expect(takeIntent()).toBe('/wallet');
    saveIntent('/wallet');
    expect(takeIntent()).toBe('/wallet');
  });

  it('survives in another tab, but this tab’s own comes first', () => {
    saveIntent('/deal/1');
    sessionStorage.clear();
    expect(findIntent()).toBe('/deal/1');
    sessionStorage.setItem(
      'chowk.intent',
      JSON.stringify({ path: '/deal/2', savedAtMs: Date.now() }),
    );
    expect(findIntent()).toBe('/deal/2');
  });

  it('is forgotten after half an hour', () => {
    saveIntent('/deal/1');
    vi.advanceTimersByTime(LIFETIME_MS + 1);
    expect(findIntent()).toBeUndefined();
  });

  it('is kept for a day when somebody sent it', () => {
    const link = '/deal/0190a000-0000-7000-8000-000000000001?from=chat';
    saveIntent(link);
    vi.advanceTimersByTime(24 * 60 * 60 * 1000);
    expect(findIntent()).toBe(link);
    vi.advanceTimersByTime(1);
    expect(findIntent()).toBeUndefined();
    expect(takeIntent()).toBeUndefined();
    expect(sessionStorage.getItem(RESUMED_KEY)).toBeNull();
  });

  it('leaves word of what was taken up again, and since when it was wanted', () => {
    saveIntent('/deal/1');
    const savedAtMs = Date.now();
    vi.advanceTimersByTime(1000);
    takeIntent();
    const word = JSON.parse(sessionStorage.getItem(RESUMED_KEY) ?? 'null');
    expect(word).toEqual({ path: '/deal/1', savedAtMs });
  });

  it('is known as promised at its own address, until it is taken note of', () => {
    saveIntent('/admin?tab=brands');
    const savedAtMs = Date.now();
    takeIntent();
    expect([findResumed('/admin'), takeResumed('/people')]).toEqual([savedAtMs, undefined]);
    expect([takeResumed('/admin'), findResumed('/admin')]).toEqual([savedAtMs, undefined]);
  });

  it.each(['//evil.example/x', '/\\evil.example', 'https://evil.example', 'javascript:alert', ''])(
    'never leads out of the app: %j',
    (path) => {
      saveIntent(path);
      expect(findIntent()).toBeUndefined();
      localStorage.setItem('chowk.intent', JSON.stringify({ path, savedAtMs: Date.now() }));
      expect(findIntent()).toBeUndefined();
    },
  );

  it.each(['not json', '{}', '[]', '{"path":1,"savedAtMs":2}'])(
    'is nothing when broken: %s',
    (text) => {
      localStorage.setItem('chowk.intent', text);
      expect(findIntent()).toBeUndefined();
    },
  );
});
