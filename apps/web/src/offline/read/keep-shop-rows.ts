import { storedSession } from '@/api/session/stored-session';
import { findKind } from '@/offline/commands';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { type OfflineDatabase, offlineDatabase } from '@/offline/store/database';
import { hasDatabase } from '@/offline/store/has-database';
import type { FetchedCollection, ServerRow } from '@/offline/store/schema';
import { answerKey } from './answer-key';
import type { Kept } from './device-rows';
import { isNewer } from './keep-row';
import { shopRowsName } from './shop-rows-name';

type Rows = readonly ServerRow[];

function keyOf(shopId: string, collection: FetchedCollection): string {
  return answerKey(shopRowsName(collection), shopId);
}

/** Changes what is kept; where nothing is, there is nothing to add to: a part is no list. */
async function changeKept(
  { config }: OfflineDatabase,
  key: string,
  change: (rows: Rows) => Rows,
): Promise<void> {
  await config
    .where('key')
    .equals(key)
    .modify((entry, ref) => {
      const kept = entry.value as Kept<Rows>;
      ref.value = { ...entry, value: { ...kept, content: change(kept.content) } };
    });
}

/** Of each the later one: an answer to the screen may overtake a list on its way. */
function laterOf(kept: Rows, heard: Rows): ServerRow[] {
  const byId = new Map(kept.map((row) => [row.id, row]));
  return heard.map((row) => {
    const before = byId.get(row.id);
    return before && isNewer(before, row) ? before : row;
  });
}

/** All rows of a shop, in place of those kept before. */
export async function putShopRows(
  shopId: string,
  collection: FetchedCollection,
  rows: Rows,
): Promise<void> {
  const personId = storedSession()?.userId;
  if (!personId) return;
  const database = await offlineDatabase(personId);
  const { config } = database;
  const key = keyOf(shopId, collection);
  await database.transaction('rw', config, async () => {
    const before = (await config.get(key))?.value as Kept<Rows> | undefined;
    const content = laterOf(before?.content ?? [], rows);
    await config.put({ key, value: { content, savedAt: Date.now() } });
  });
}

/** What a page was answered, among the rows that are kept. */
export async function addShopRows(
  shopId: string,
  collection: FetchedCollection,
  rows: Rows,
): Promise<void> {
  const personId = storedSession()?.userId;
  if (!personId || !(await hasDatabase(personId))) return;
  const heard = new Set(rows.map(({ id }) => id));
  await changeKept(await offlineDatabase(personId), keyOf(shopId, collection), (kept) => [
    ...kept.filter(({ id }) => !heard.has(id)),
    ...laterOf(kept, rows),
  ]);
}

/** Something done for the shop has arrived: `confirmed` is the row as the server has it, if it said. */
export async function confirmShopRow(
  database: OfflineDatabase,
  { type, data, timestamp }: PendingUpload,
  at: { readonly shopId: string; readonly collection: FetchedCollection; readonly id: string },
  confirmed: ServerRow | undefined,
): Promise<void> {
  const after = (row: ServerRow) => confirmed ?? findKind(type)?.apply(row, data, timestamp) ?? row;
  await changeKept(database, keyOf(at.shopId, at.collection), (kept) =>
    kept.map((row) => (row.id === at.id ? after(row) : row)),
  );
}
