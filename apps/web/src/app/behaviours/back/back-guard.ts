export const EXIT_WINDOW_MS = 2_000;

/** The home screens, from which back leaves the app. */
const GUARDED_PATHS = new Set([
  '/',
  '/dashboard',
  '/settings',
  '/retailer-marketplace',
  '/bizman-marketplace',
  '/products',
]);

export function isGuardedPath(pathname: string): boolean {
  const withoutSlash = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return GUARDED_PATHS.has(withoutSlash);
}

export type BackAnswer = 'warn' | 'leave' | 'pass';

export interface BackGuard {
  /** A back press on a guarded screen. */
  press(): BackAnswer;
  /** Another action, so the next press starts over. */
  forget(): void;
}

/**
 * The first press warns, a second within the window leaves. While leaving, further presses pass: if
 * the browser has nothing to go back to, the person must not be warned again.
 */
export function createBackGuard(nowMs: () => number): BackGuard {
  let warnedAtMs: number | null = null;
  let isLeaving = false;
  return {
    press() {
      if (isLeaving) return 'pass';
      const now = nowMs();
      if (warnedAtMs !== null && now - warnedAtMs <= EXIT_WINDOW_MS) {
        isLeaving = true;
        return 'leave';
      }
      warnedAtMs = now;
      return 'warn';
    },
    forget() {
      warnedAtMs = null;
      isLeaving = false;
    },
  };
}
