import type { ActingFor } from '@/api/session/acting';
import { storeDurably } from '@/api/storage/durable-storage';

/** Which shop nobody acts for any more in this browser, and since when. */
const ENDED_KEY = 'chowk.acting-ended';

type Heard = Pick<ActingFor, 'shopId'> & { readonly heardAtMs: number };

/**
 * What was kept of the shop goes with the first tab that ends it, so that every other tab would be
 * left with half of it. It stays written down for a tab the system put to sleep.
 */
export function sayEnded(shopId: string): void {
  storeDurably(ENDED_KEY, `${shopId} ${Date.now()}`);
}

function endedShop(text: string | null): readonly [shopId: string, atMs: number] {
  const [shopId = '', atMs] = (text ?? '').split(' ');
  return [shopId, Number(atMs)];
}

/** Another tab ended it after this one last heard from the server. */
export function endedSince({ shopId, heardAtMs }: Heard): boolean {
  const [endedId, atMs] = endedShop(localStorage.getItem(ENDED_KEY));
  return endedId === shopId && atMs >= heardAtMs;
}

/** What another tab wrote just now says so. */
export function isEndOf(shopId: string, { key, newValue }: StorageEvent): boolean {
  return key === ENDED_KEY && endedShop(newValue)[0] === shopId;
}
