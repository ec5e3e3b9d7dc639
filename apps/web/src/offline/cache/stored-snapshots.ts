import { currentStoreId } from '@/offline/store/current-store';
import { findDatabase, offlineDatabase } from '@/offline/store/database';
import { getEach, putAll, startingWith } from '@/offline/store/rows';
import { write } from '@/offline/store/write';
import { idOf, type Snapshot, type Unwritten, unwritten } from './snapshots';

async function writeAll(entries: readonly Unwritten[]): Promise<void> {
  const storeId = entries[0]?.storeId;
  if (!storeId) return;
  await write(await offlineDatabase(storeId), ['config'], async ({ config }) => {
    const keys = entries.map(({ key }) => key);
    const before = await getEach(config, keys);
    // What arrived while the server was asked may be missing in its answer.
    const isOld = ({ askedAt }: Unwritten, at: number) =>
      ((before[at]?.value as Snapshot<unknown> | undefined)?.changedAt ?? 0) >= askedAt;
    const rows = entries.filter((entry, at) => !isOld(entry, at));
    const values = rows.map(({ key, snapshot }) => ({ key, value: snapshot }));
    await putAll(config, values);
  });
}

/** Of whoever is signed in and acts now: what others were answered is no more of use here. */
export async function writeDue(): Promise<void> {
  const storeId = currentStoreId();
  for (const [id, each] of unwritten) if (each.storeId !== storeId) unwritten.delete(id);
  const due = [...unwritten];
  await writeAll(due.map(([, each]) => each));
  for (const [id, each] of due) if (unwritten.get(id) === each) unwritten.delete(id);
}

/** For what the server has just said itself. */
export async function storeNow(
  answers: ReadonlyMap<string, unknown>,
  savedAt = Date.now(),
): Promise<void> {
  const storeId = currentStoreId();
  const asked = { storeId, askedAt: Number.POSITIVE_INFINITY };
  const entries = [...answers].map(([key, content]) => ({
    ...{ ...asked, key },
    snapshot: { content, savedAt },
  }));
  for (const entry of entries) unwritten.delete(idOf(entry));
  await writeAll(entries);
}

/** All whose keys begin so. */
export async function readSnapshots<Content>(prefix: string): Promise<Snapshot<Content>[]> {
  const storeId = currentStoreId();
  const found = await (await findDatabase(storeId))?.getAll('config', startingWith(prefix));
  const byKey = new Map((found ?? []).map(({ key, value }) => [key, value as Snapshot<unknown>]));
  for (const each of unwritten.values()) {
    if (each.storeId === storeId && each.key.startsWith(prefix)) byKey.set(each.key, each.snapshot);
  }
  return [...byKey.values()] as Snapshot<Content>[];
}
