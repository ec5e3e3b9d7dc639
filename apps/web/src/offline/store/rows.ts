import type { OfflineSchema, TableName, Writing } from './schema';

/** Greater than every letter a key may have. */
const LAST_LETTER = '\uffff';

/** Keys that begin so. */
export function startingWith(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, prefix + LAST_LETTER);
}

/** Some fields of one row; nothing where there is no such row. */
export async function update<Name extends TableName>(
  transaction: Writing,
  table: Name,
  id: string,
  changes: Partial<OfflineSchema[Name]['value']>,
): Promise<void> {
  const store = transaction.objectStore(table);
  const row = await store.get(id);
  if (row) await store.put({ ...row, ...changes });
}

/** The rows of these ids, in their order. */
export function getEach<Row>(
  table: { readonly get: (id: string) => Promise<Row | undefined> },
  ids: readonly string[],
): Promise<(Row | undefined)[]> {
  return Promise.all(ids.map((id) => table.get(id)));
}
