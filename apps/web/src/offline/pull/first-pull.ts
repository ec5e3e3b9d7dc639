import type { SyncCollection } from '@chowk/domain/sync';
import { queryUrl } from '@/api/client/contract-client';

export const PULL_PAGE_ROWS = 500;

/** The request of a device without any rows of a collection. `public/start.js` sends exactly this. */
export function firstPullPath(collection: SyncCollection): string {
  return `/rest/v1${queryUrl('/sync', { [collection]: '', limit: PULL_PAGE_ROWS })}`;
}
