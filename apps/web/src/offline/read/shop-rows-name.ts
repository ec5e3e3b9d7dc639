import type { FetchedCollection } from '@/offline/store/schema';

/** The name the rows of a shop acted for are kept under, beside the answers for it. */
export function shopRowsName(collection: FetchedCollection): string {
  return `rows ${collection}`;
}
