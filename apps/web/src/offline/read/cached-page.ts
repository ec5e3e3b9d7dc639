import { NetworkError } from '@/api/errors/errors';

/** Marks a page read from the device, which has no server cursor. */
export const DEVICE_CURSOR = 'kept';

interface Page<Row> {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
}

/** Where a list continues: the server's cursor, or after the last row shown from the device. */
export interface PageCursor {
  readonly cursor?: string;
  readonly afterId?: string;
}

export const FIRST_PAGE: PageCursor = {};

export function nextPage({ items, nextCursor }: Page<{ readonly id: string }>): PageCursor | null {
  const afterId = items.at(-1)?.id;
  return nextCursor === null || afterId === undefined ? null : { cursor: nextCursor, afterId };
}

/** The cursor for the server; for a device page there is none. */
export function serverCursor({ cursor }: PageCursor): { readonly cursor?: string } {
  if (cursor === DEVICE_CURSOR) throw new NetworkError('unreachable');
  return cursor === undefined ? {} : { cursor };
}

/** As many rows as a page of the server has, newest first: ids increase with time. */
export function cachedPage<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { afterId }: PageCursor,
  size: number,
): { items: Row[]; nextCursor: string | null } {
  const left = rows
    .filter(({ id }) => afterId === undefined || id < afterId)
    .sort((one, other) => (one.id < other.id ? 1 : -1));
  return { items: left.slice(0, size), nextCursor: left.length > size ? DEVICE_CURSOR : null };
}
