import { describe, expect, it } from 'vitest';
import { createBackGuard, EXIT_WINDOW_MS, isGuardedPath } from './back-guard';

function guardAt(clock: { nowMs: number }) {
  return createBackGuard(() => clock.nowMs);
}

describe('guarded screens', () => {
  it.each(['/', '/dashboard', '/dashboard/', '/settings', '/retailer-marketplace', '/products'])(
    '%s is guarded',
    (path) => expect(isGuardedPath(path)).toBe(true),
  );

  it.each(['/notifications', '/retailer-cart', '/brand/signin', '/products/12', ''])(
    '%s is not guarded',
    (path) => expect(isGuardedPath(path)).toBe(false),
  );
});

describe('back presses', () => {
  it('warn first and leave on a second press within two seconds', () => {
    const clock = { nowMs: 0 };
    const guard = guardAt(clock);
    expect(guard.press()).toBe('warn');
    clock.nowMs = EXIT_WINDOW_MS;
    expect(guard.press()).toBe('leave');
  });

  it('warn again when the second press comes too late', () => {
    const clock = { nowMs: 0 };
    const guard = guardAt(clock);
    guard.press();
    clock.nowMs = EXIT_WINDOW_MS + 1;
    expect(guard.press()).toBe('warn');
    clock.nowMs += 100;
    expect(guard.press()).toBe('leave');
  });

  it('all pass while leaving', () => {
    const guard = guardAt({ nowMs: 5 });
    guard.press();
    guard.press();
    expect(guard.press()).toBe('pass');
    expect(guard.press()).toBe('pass');
  });

  it('start over after another action', () => {
    const guard = guardAt({ nowMs: 5 });
    guard.press();
    guard.forget();
    expect(guard.press()).toBe('warn');
    guard.press();
    guard.forget();
    expect(guard.press()).toBe('warn');
  });
});
