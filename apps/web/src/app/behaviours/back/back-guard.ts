export const EXIT_WINDOW_MS = 2_000;

/** The screens one opens the app to; from them, back means out. */
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
  /** The person did something else, so the next press starts over. */
  forget(): void;
}

/**
 * First press warns, a second one within the window leaves. Once leaving, further presses pass:
 * where the browser has nothing to go back to, the person must not be warned again on the way out.
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
