import { putDurableRow, writeNow } from './durable-rows';

/**
 * Browsers write `localStorage` to disk late: a kill can lose half a minute of it, undoing a
 * sign-out or losing input. What is stored here also goes into a file within half a second
 * (`durable-rows.ts`), and `public/start.js` restores what is missing before the app starts. The
 * stamp tells which copy is newer.
 */
export const STAMP_KEY = 'chowk.stamp';

/** `null` removes it. */
export function storeDurably(key: string, value: string | null): void {
  if (localStorage.getItem(key) === value) return;
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  const stamp = Math.max(Date.now(), Number(localStorage.getItem(STAMP_KEY)) + 1);
  localStorage.setItem(STAMP_KEY, String(stamp));
  // Without a file system the browser's own copy has to do.
  putDurableRow({ key, value, stamp }).catch(() => undefined);
}

/** Resolves when everything stored so far is on disk. */
export function allWritten(): Promise<void> {
  return writeNow().catch(() => undefined);
}
