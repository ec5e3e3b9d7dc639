import { currentStoreId } from '@/offline/store/current-store';
import { offlineDatabase } from '@/offline/store/database';
import { answerOf } from '@/offline/store/raw-store';
import { readMoment } from '@/offline/store/read-store';
import type { ConfigEntry } from '@/offline/store/schema';
import { idOf, type Snapshot, type Unwritten, unwritten } from './snapshots';

async function write(entries: readonly Unwritten[]): Promise<void> {
  const storeId = entries[0]?.storeId;
  if (!storeId) return;
  const { config } = await offlineDatabase(storeId);
  await config.db.transaction('rw', config, async () => {
    const before = await config.bulkGet(entries.map(({ key }) => key));
    // What arrived while the server was asked may be missing in its answer.
    const isOld = ({ askedAt }: Unwritten, at: number) =>
      ((before[at]?.value as Snapshot<unknown> | undefined)?.changedAt ?? 0) >= askedAt;
    const rows = entries.filter((entry, at) => !isOld(entry, at));
    await config.bulkPut(rows.map(({ key, snapshot }) => ({ key, value: snapshot })));
  });
}

/** Of whoever is signed in and acts now: what others were answered is no more of use here. */
export async function writeDue(): Promise<void> {
  const storeId = currentStoreId();
  for (const [id, each] of unwritten) if (each.storeId !== storeId) unwritten.delete(id);
  const due = [...unwritten];
  await write(due.map(([, each]) => each));
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
  await write(entries);
}

/** Greater than every letter a key may have. */
const LAST_LETTER = '\uffff';

/** All whose keys begin so. */
export async function readSnapshots<Content>(prefix: string): Promise<Snapshot<Content>[]> {
  const storeId = currentStoreId();
  const moment = await readMoment(storeId, ['config']);
  const wanted = IDBKeyRange.bound(prefix, prefix + LAST_LETTER);
  const found = moment
    ? await answerOf<ConfigEntry[]>(moment.objectStore('config').getAll(wanted))
    : [];
  const byKey = new Map(found.map(({ key, value }) => [key, value as Snapshot<unknown>]));
  for (const each of unwritten.values()) {
    if (each.storeId === storeId && each.key.startsWith(prefix)) byKey.set(each.key, each.snapshot);
  }
  return [...byKey.values()] as Snapshot<Content>[];
}
