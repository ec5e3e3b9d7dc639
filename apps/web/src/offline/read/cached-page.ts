import { NetworkError } from '@/api/errors/errors';

/** Said by a page of the device instead of the server's mark: only the device knows what follows. */
export const DEVICE_CURSOR = 'kept';

interface Page<Row> {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
}

/** Where a list goes on: by the server's mark, or, on the device, after the last row shown. */
export interface Place {
  readonly cursor?: string;
  readonly afterId?: string;
}

export const FIRST_PLACE: Place = {};

export function nextPlace({ items, nextCursor }: Page<{ readonly id: string }>): Place | null {
  const afterId = items.at(-1)?.id;
  return nextCursor === null || afterId === undefined ? null : { cursor: nextCursor, afterId };
}

/** What the server is asked for; a place it does not know is for the device to fill. */
export function serverPlace({ cursor }: Place): { readonly cursor?: string } {
  if (cursor === DEVICE_CURSOR) throw new NetworkError('unreachable');
  return cursor === undefined ? {} : { cursor };
}

/** As many rows as a page of the server has, the newest first: ids carry the time they were made. */
export function cachedPage<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { afterId }: Place,
  size: number,
): { items: Row[]; nextCursor: string | null } {
  const left = rows
    .filter(({ id }) => afterId === undefined || id < afterId)
    .sort((one, other) => (one.id < other.id ? 1 : -1));
  return { items: left.slice(0, size), nextCursor: left.length > size ? DEVICE_CURSOR : null };
}
