import '../../../test/browser-stand-ins';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearIntent, findIntent, saveIntent, takeIntent } from './intent';

const LIFETIME_MS = 30 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers();
  clearIntent();
});
afterEach(() => vi.useRealTimers());

describe('where a person wanted to go', () => {
  it('is given back once', () => {
    saveIntent('/deal/42?from=mail');
    expect(findIntent()).toBe('/deal/42?from=mail');
    expect(takeIntent()).toBe('/deal/42?from=mail');
    expect(takeIntent()).toBeUndefined();
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
