import type { Page } from '@chowk/domain/kernel';

const PAGE_SIZE = 100;
/** A larger file opens nowhere; a limit is better than a browser out of memory. */
export const MOST_ROWS = 50_000;

export interface PageAsked {
  readonly limit: number;
  readonly cursor?: string;
}

/** Every row of a list, page by page, for exports. */
export async function listAll<Item>(
  readPage: (asked: PageAsked) => Promise<Page<Item>>,
): Promise<Item[]> {
  const rows: Item[] = [];
  let asked: PageAsked | undefined = { limit: PAGE_SIZE };
  while (asked && rows.length < MOST_ROWS) {
    const { items, nextCursor }: Page<Item> = await readPage(asked);
    rows.push(...items);
    asked = nextCursor ? { limit: PAGE_SIZE, cursor: nextCursor } : undefined;
  }
  return rows;
}
