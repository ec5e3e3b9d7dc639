import { expect, type Page } from '@playwright/test';
import { SESSION_KEY } from '../people/people';

/** The IndexedDB version of the app's first schema. */
const FIRST_VERSION = 10;

const STORES: Readonly<Record<string, readonly string[]>> = {
  campaigns: ['id'],
  deals: ['id', 'status', 'campaign_id', 'shop_id'],
  shops: ['id', 'owner_id', 'salesperson_id'],
  brands: ['id', 'owner_id'],
  shopLeads: ['id', 'status'],
  earnings: ['id', 'status'],
  pendingUploads: ['id', 'type', 'timestamp'],
  syncMetadata: ['key'],
};

const PENDING = {
  id: '0190a000-0000-7000-8000-00000000000a',
  type: 'deal_accept',
  data: { id: '0190a000-0000-7000-8000-00000000000b' },
  timestamp: 1,
  retryCount: 0,
};

/** A page of the same origin without the app. */
export const BESIDE_THE_APP = '/robots.txt';

/**
 * Puts a command into the person's outbox as version 1 of the schema stored it. The app may have
 * created its own store, so that is closed and deleted first.
 */
export async function queueUnsentWork(page: Page): Promise<void> {
  await page.goto(BESIDE_THE_APP);
  await page.evaluate(
    ({ sessionKey, version, stores, pending }) => {
      const session = JSON.parse(localStorage.getItem(sessionKey) ?? '{}');
      return new Promise<void>((resolve, reject) => {
        indexedDB.deleteDatabase(`chowk-${session.user.id}`);
        // Requests run in order: after the deletion.
        const opening = indexedDB.open(`chowk-${session.user.id}`, version);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          for (const [name, [keyPath, ...indexes]] of Object.entries(stores)) {
            const store = opening.result.createObjectStore(name, { keyPath });
            for (const index of indexes) store.createIndex(index, index);
          }
        };
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction(['pendingUploads', 'deals'], 'readwrite');
          writing.objectStore('pendingUploads').put(pending);
          writing.objectStore('deals').put({ id: pending.data.id, status: 'offered' });
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      });
    },
    { sessionKey: SESSION_KEY, version: FIRST_VERSION, stores: STORES, pending: PENDING },
  );
}

/**
 * The rows of one of the person's tables as text, without photos. Empty before the app has created
 * its store, because opening it here would create an empty one.
 */
function readRows(page: Page, store: string): Promise<string[]> {
  return page.evaluate(
    async ({ sessionKey, name }) => {
      const session = JSON.parse(localStorage.getItem(sessionKey) ?? '{}');
      const stores = await indexedDB.databases();
      if (!stores.some((one) => one.name === `chowk-${session.user.id}`)) return [];
      return new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open(`chowk-${session.user.id}`);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map((row) => JSON.stringify(row)));
          };
        };
      });
    },
    { sessionKey: SESSION_KEY, name: store },
  );
}

/** The number of rows in one of the person's tables. */
export async function countRows(page: Page, store: string): Promise<number> {
  return (await readRows(page, store)).length;
}

/** Prefetching comes after everything shown. */
const KEPT_LIMIT_MS = 45_000;

/** Input and responses reach the disk a moment later. */
export async function expectKept(page: Page, words: string): Promise<void> {
  const kept = async () => (await readRows(page, 'config')).join();
  const options = { message: `${words}: kept on the device`, timeout: KEPT_LIMIT_MS };
  await expect.poll(kept, options).toContain(words);
}
