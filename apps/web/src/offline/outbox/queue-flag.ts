import { storeDurably } from '@/api/storage/durable-storage';

const STORAGE_KEY = 'chowk.hasQueue';

/** Whether anything is queued, readable without opening the local store. */
export function hasQueue(): boolean {
  return localStorage.getItem(STORAGE_KEY) !== null;
}

export function setQueueFlag(hasItems: boolean): void {
  if (hasItems) storeDurably(STORAGE_KEY, '1');
  else storeDurably(STORAGE_KEY, null);
}
