/**
 * The browser brings `localStorage` to the disk late: half a minute of it is gone when the system kills
 * the browser, so that who signed out is in again and what was typed is not there. What is put here
 * also goes into a file that is written at once (`sure-rows.ts`); before the app begins,
 * `public/look.js` makes good what is missing. The stamp tells which of the two is newer.
 */
export const STAMP_KEY = 'chowk.stamp';

function nextStamp(): number {
  const stamp = Math.max(Date.now(), Number(localStorage.getItem(STAMP_KEY)) + 1);
  localStorage.setItem(STAMP_KEY, String(stamp));
  return stamp;
}

let isWritten: Promise<void> = Promise.resolve();

function writeDown(key: string, value: string | null): void {
  const row = { key, value, stamp: nextStamp() };
  // Where no files can be kept, or their part cannot be fetched, there is what every browser has.
  isWritten = import('./sure-rows').then((rows) => rows.putSureRow(row)).catch(() => undefined);
}

/** To be used like the browser's own; the auth client does. */
export const sureStorage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => {
    if (localStorage.getItem(key) === value) return;
    localStorage.setItem(key, value);
    writeDown(key, value);
  },
  removeItem: (key: string) => {
    if (localStorage.getItem(key) === null) return;
    localStorage.removeItem(key);
    writeDown(key, null);
  },
};

/** When everything put before has reached the disk. */
export function allWritten(): Promise<void> {
  return isWritten;
}
