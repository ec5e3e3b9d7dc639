import { describe, expect, it } from 'vitest';
import { createBackGuard, EXIT_WINDOW_MS, isGuardedPath } from './back-guard';

function guardAt(clock: { nowMs: number }) {
  return createBackGuard(() => clock.nowMs);
}

describe('which screens are guarded', () => {
  it.each(['/', '/dashboard', '/dashboard/', '/settings', '/retailer-marketplace', '/products'])(
    '%s is',
    (path) => expect(isGuardedPath(path)).toBe(true),
  );

  it.each(['/notifications', '/retailer-cart', '/brand/signin', '/products/12', ''])(
    '%s is not',
    (path) => expect(isGuardedPath(path)).toBe(false),
  );
});

describe('back presses', () => {
  it('warns first and leaves on a second press within two seconds', () => {
    const clock = { nowMs: 0 };
    const guard = guardAt(clock);
    expect(guard.press()).toBe('warn');
    clock.nowMs = EXIT_WINDOW_MS;
    expect(guard.press()).toBe('leave');
  });

  it('warns again when the second press comes too late', () => {
    const clock = { nowMs: 0 };
    const guard = guardAt(clock);
    guard.press();
    clock.nowMs = EXIT_WINDOW_MS + 1;
    expect(guard.press()).toBe('warn');
    clock.nowMs += 100;
    expect(guard.press()).toBe('leave');
  });

  it('lets every press pass once leaving', () => {
    const guard = guardAt({ nowMs: 5 });
    guard.press();
    guard.press();
    expect(guard.press()).toBe('pass');
    expect(guard.press()).toBe('pass');
  });

  it('starts over after the person did something else', () => {
    const guard = guardAt({ nowMs: 5 });
    guard.press();
    guard.forget();
    expect(guard.press()).toBe('warn');
    guard.press();
    guard.forget();
    expect(guard.press()).toBe('warn');
  });
});
