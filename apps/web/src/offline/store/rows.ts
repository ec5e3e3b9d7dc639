/** Sorts after every character a key may have. */
const LAST_LETTER = '\uffff';

/** The range of keys with this prefix. */
export function keysWithPrefix(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, prefix + LAST_LETTER);
}

/** The rows with these ids, in their order. */
export function getEach<Row>(
  table: { readonly get: (id: string) => Promise<Row | undefined> },
  ids: readonly string[],
): Promise<(Row | undefined)[]> {
  return Promise.all(ids.map((id) => table.get(id)));
}

interface Writable<Row> {
  readonly get: (id: string) => Promise<Row | undefined>;
  readonly put: (row: Row) => Promise<string>;
}

export async function putAll<Row>(
  table: Pick<Writable<Row>, 'put'>,
  rows: readonly Row[],
): Promise<void> {
  await Promise.all(rows.map((row) => table.put(row)));
}

export async function deleteAll(
  table: { readonly delete: (id: string) => Promise<void> },
  ids: readonly string[],
): Promise<void> {
  await Promise.all(ids.map((id) => table.delete(id)));
}

/** Updates some fields of one row, if it exists. */
export async function update<Row>(
  table: Writable<Row>,
  id: string,
  changes: Partial<Row>,
): Promise<void> {
  const row = await table.get(id);
  if (row) await table.put({ ...row, ...changes });
}
