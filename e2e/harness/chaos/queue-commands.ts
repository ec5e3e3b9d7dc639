import { expect, type Page } from '@playwright/test';

export interface QueuedCommand {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly target: string;
  readonly photo?: { readonly bucket: string; readonly path: string; readonly bytes: Buffer };
}

/** The IndexedDB version of the app's store. */
const STORE_VERSION = 202;
/** The store is created after the first screen, which can be late on a busy machine. */
const STORE_LIMIT_MS = 60_000;

/** Waits until the app has created the person's store: opening it first would create another. */
export async function storeOf(page: Page, personId: string): Promise<void> {
  const stores = () => page.evaluate(() => indexedDB.databases());
  const own = { name: `chowk-${personId}`, version: STORE_VERSION };
  await expect.poll(stores, { timeout: STORE_LIMIT_MS }).toContainEqual(own);
}

function toRows(commands: readonly QueuedCommand[], personId: string, firstSeq: number) {
  return commands.map(({ photo, ...command }, place) => ({
    row: {
      ...command,
      timestamp: Date.now(),
      retryCount: 0,
      actor: personId,
      onBehalfOf: null,
      subject: null,
      blobs: photo ? [{ id: `${command.id}-photo`, bucket: photo.bucket, path: photo.path }] : [],
      dependsOn: [],
      seq: firstSeq + place,
      state: 'queued',
      retryAt: 0,
      lastError: null,
    },
    photo: photo?.bytes.toString('base64'),
  }));
}

/**
 * Puts commands into the outbox like the app does, on disk before it returns. By hand, because
 * nobody presses a thousand buttons; other tests press the app's own.
 */
export async function queueCommands(
  page: Page,
  personId: string,
  commands: readonly QueuedCommand[],
): Promise<void> {
  const firstSeq = (await listQueued(page, personId)).length + 1;
  await page.evaluate(
    async ({ name, items }) => {
      const blobOf = (base64: string) =>
        new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], {
          type: 'image/jpeg',
        });
      localStorage.setItem('chowk.hasQueue', '1');
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const stores = ['pendingUploads', 'blobs'];
          const writing = opening.result.transaction(stores, 'readwrite', { durability: 'strict' });
          for (const { row, photo } of items) {
            writing.objectStore('pendingUploads').put(row);
            const [kept] = row.blobs;
            if (!kept || photo === undefined) continue;
            const blob = blobOf(photo);
            writing.objectStore('blobs').put({
              id: kept.id,
              owner: row.id,
              blob,
              size: blob.size,
              storedAt: row.timestamp,
              isUploaded: false,
              isRecompressed: false,
            });
          }
          writing.onabort = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      });
    },
    { name: `chowk-${personId}`, items: toRows(commands, personId, firstSeq) },
  );
}

/** The ids of the pending commands on this device. */
export function listQueued(page: Page, personId: string): Promise<string[]> {
  return page.evaluate(
    (name) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result
            .transaction('pendingUploads')
            .objectStore('pendingUploads');
          const keys = reading.getAllKeys();
          keys.onsuccess = () => {
            opening.result.close();
            resolve(keys.result as string[]);
          };
        };
      }),
    `chowk-${personId}`,
  );
}
