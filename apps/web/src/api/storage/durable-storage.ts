import { putDurableRow, writeNow } from './durable-rows';

/**
 * The browser brings `localStorage` to the disk late: half a minute of it is gone when the system kills
 * the browser, so that who signed out is in again and what was typed is not there. What is put here
 * also goes into a file, half a second later at most (`durable-rows.ts`); before the app begins,
 * `public/start.js` makes good what is missing. The stamp tells which of the two is newer.
 */
export const STAMP_KEY = 'chowk.stamp';

/** `null` takes it away. */
export function storeDurably(key: string, value: string | null): void {
  if (localStorage.getItem(key) === value) return;
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  const stamp = Math.max(Date.now(), Number(localStorage.getItem(STAMP_KEY)) + 1);
  localStorage.setItem(STAMP_KEY, String(stamp));
  // Where no files can be kept there is what every browser has.
  putDurableRow({ key, value, stamp }).catch(() => undefined);
}

/** When everything put before has reached the disk. */
export function allWritten(): Promise<void> {
  return writeNow().catch(() => undefined);
}
