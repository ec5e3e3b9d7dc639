import { SNAPSHOT_PREFIX } from '@/offline/cache/snapshot-key';
import { evictCachedRows } from './clean-up';
import { keysWithPrefix, update } from './rows';
import type { OfflineDatabase } from './schema';
import { write } from './write';

const MB = 1024 * 1024;
export const QUOTA_BYTES = 50 * MB;
export const WARNING_SHARE = 0.8;

/** There is no room for another photo and nothing more to delete. */
export class StorageFullError extends Error {
  constructor() {
    super('No room left on this device');
    this.name = 'StorageFullError';
  }
}

export interface StorageUse {
  readonly usedBytes: number;
  readonly limitBytes: number;
  readonly isTight: boolean;
}

async function deviceLimit(): Promise<number> {
  const estimate = await globalThis.navigator?.storage?.estimate?.().catch(() => undefined);
  return Math.min(QUOTA_BYTES, estimate?.quota ?? QUOTA_BYTES);
}

function lengthOf(rows: readonly unknown[]): number {
  return rows.reduce<number>((sum, row) => sum + JSON.stringify(row).length, 0);
}

async function sizesOfPhotos(database: OfflineDatabase): Promise<number[]> {
  const sizes: number[] = [];
  const index = database.transaction('blobs').store.index('size');
  let photo = await index.openKeyCursor();
  while (photo) {
    sizes.push(photo.key);
    photo = await photo.continue();
  }
  return sizes;
}

/**
 * The size of queue, cached rows and photos, from an index and the pull's estimate, so that nothing
 * large is read.
 */
async function usedBytes(database: OfflineDatabase): Promise<number> {
  const photos = await sizesOfPhotos(database);
  const marks = await database.getAll('syncMetadata');
  const light = [
    await database.getAll('pendingUploads'),
    await database.getAll('config', keysWithPrefix(SNAPSHOT_PREFIX)),
  ];
  const all = [...photos, ...marks.map(({ data }) => data?.bytes ?? 0), ...light.map(lengthOf)];
  return all.reduce((sum, bytes) => sum + bytes, 0);
}

export async function measureStorage(database: OfflineDatabase): Promise<StorageUse> {
  const [used, limitBytes] = await Promise.all([usedBytes(database), deviceLimit()]);
  return { usedBytes: used, limitBytes, isTight: used >= limitBytes * WARNING_SHARE };
}

/** Recompresses a photo; a page uses a canvas, a worker may do it otherwise. */
export type Recompress = (blob: Blob) => Promise<Blob>;

async function recompressPhotos(database: OfflineDatabase, recompress: Recompress): Promise<void> {
  const photos = await database.getAll('blobs');
  const heavy = photos.filter((row) => !row.isRecompressed && !row.isUploaded);
  for (const { id, blob } of heavy) {
    const smaller = await recompress(blob).catch(() => blob);
    const smallest = smaller.size < blob.size ? smaller : blob;
    const changes = { blob: smallest, size: smallest.size, isRecompressed: true };
    await write(database, ['blobs'], (tables) => update(tables.blobs, id, changes));
  }
}

async function recompressInPage(blob: Blob): Promise<Blob> {
  const { recompressPhoto } = await import('@/photos/shrink-photo');
  return recompressPhoto(blob);
}

/** Thrown before the browser does, because it allows more than this app may use. */
export async function requireRoom(database: OfflineDatabase, bytes: number): Promise<void> {
  const room = await measureStorage(database);
  if (room.usedBytes + bytes > room.limitBytes) throw new StorageFullError();
}

function isFull(error: unknown): boolean {
  if (error instanceof StorageFullError) return true;
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/**
 * Writes work, and retries after each way to free space: first cached rows go, then photos are
 * recompressed, once. Unsent work is never touched; the new work is refused instead.
 */
export async function writeWork<Result>(
  database: OfflineDatabase,
  write: () => Promise<Result>,
  recompress: Recompress = recompressInPage,
): Promise<Result> {
  const waysToFindRoom = [
    () => evictCachedRows(database),
    () => recompressPhotos(database, recompress),
  ];
  for (const findRoom of waysToFindRoom) {
    try {
      return await write();
    } catch (error) {
      if (!isFull(error)) throw error;
      await findRoom();
    }
  }
  return write().catch((error: unknown) => {
    throw isFull(error) ? new StorageFullError() : error;
  });
}
