import { hasQueue } from '@/offline/outbox/queue-flag';
import type { FetchedCollection, ServerRow } from '@/offline/store/schema';
import { type Kept, type Stretch, withWaiting } from './device-rows';
import { keptPage } from './kept-page';
import { rememberedAnswer } from './recalled-answers';
import { shopRowsName } from './shop-rows-name';

/**
 * What `device-rows.ts` is for a person's own, for the rows of the shop they act for: these are kept
 * under that shop's name, like its answers, so nobody who does not act for it finds them.
 */
function keptOf<Row extends ServerRow>(
  collection: FetchedCollection,
): Promise<Kept<Row[]> | undefined> {
  return rememberedAnswer<Row[]>(shopRowsName(collection));
}

async function asDone<Row extends ServerRow>(
  collection: FetchedCollection,
  rows: readonly Row[],
): Promise<Row[]> {
  return hasQueue() ? withWaiting(collection, rows) : [...rows];
}

export async function keptRows<Row extends ServerRow>(
  collection: FetchedCollection,
): Promise<Kept<Row[]> | undefined> {
  const kept = await keptOf<Row>(collection);
  return kept && { ...kept, content: await asDone(collection, kept.content) };
}

export async function keptStretch<Row extends ServerRow>(
  collection: FetchedCollection,
  { index, values, place, size }: Stretch,
): Promise<Kept<{ items: Row[]; nextCursor: string | null }> | undefined> {
  const kept = await keptRows<Row>(collection);
  if (!kept) return undefined;
  const isWanted = (row: Row) => values.includes(String(Reflect.get(row, index)));
  return { ...kept, content: keptPage(kept.content.filter(isWanted), place, size) };
}

export async function keptRow<Row extends ServerRow>(
  collection: FetchedCollection,
  id: string,
): Promise<Kept<Row> | undefined> {
  const kept = await keptOf<Row>(collection);
  const found = kept?.content.filter((row) => row.id === id) ?? [];
  const [row] = await asDone(collection, found);
  return kept && row && { ...kept, content: row };
}

export { withWaiting };
