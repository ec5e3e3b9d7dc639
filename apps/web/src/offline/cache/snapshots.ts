import { SECOND_MS } from '@chowk/domain/kernel';
import { currentStoreId } from '@/offline/store/current-store';
import { answerOf } from '@/offline/store/raw-store';
import { readMoment } from '@/offline/store/read-store';
import type { ConfigEntry } from '@/offline/store/schema';

/** An answer as this device has it, and when the server gave it. */
export interface Snapshot<Content> {
  readonly content: Content;
  readonly savedAt: number;
  /** When something done on this device arrived at the server and was added here. */
  readonly changedAt?: number;
}

/** Whose it is: what one person was answered, for one shop, is never another's. */
interface Asked {
  readonly storeId: string | undefined;
  readonly key: string;
  readonly askedAt: number;
}

interface Unwritten extends Asked {
  readonly snapshot: Snapshot<unknown>;
}

/** Later than what the person waits for: the library that writes takes its time. */
const WRITE_AFTER_MS = 2 * SECOND_MS;

/** Answers of a moment ago: the network may go before they are written. */
const unwritten = new Map<string, Unwritten>();
let isWriteDue = false;

const idOf = ({ storeId, key }: Pick<Asked, 'storeId' | 'key'>) => `${storeId} ${key}`;

export function askFor(key: string): Asked {
  return { storeId: currentStoreId(), key, askedAt: Date.now() };
}

/** In memory at once, on the disk soon; not if somebody else is asking by now. */
export function keepSnapshot(asked: Asked, content: unknown): void {
  if (!asked.storeId || asked.storeId !== currentStoreId()) return;
  unwritten.set(idOf(asked), { ...asked, snapshot: { content, savedAt: Date.now() } });
  if (isWriteDue) return;
  isWriteDue = true;
  // What cannot be written stays in memory, and is tried again with the next answer.
  setTimeout(() => void writeKept().catch(() => undefined), WRITE_AFTER_MS);
}

async function writeKept(): Promise<void> {
  isWriteDue = false;
  const storeId = currentStoreId();
  for (const [id, each] of unwritten) if (each.storeId !== storeId) unwritten.delete(id);
  const due = [...unwritten];
  await write(due.map(([, each]) => each));
  for (const [id, each] of due) if (unwritten.get(id) === each) unwritten.delete(id);
}

async function write(entries: readonly Unwritten[]): Promise<void> {
  const storeId = entries[0]?.storeId;
  if (!storeId) return;
  const { offlineDatabase } = await import('@/offline/store/database');
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

/** At once, for what the server has just said itself. */
export async function storeSnapshots(
  answers: ReadonlyMap<string, unknown>,
  savedAt = Date.now(),
): Promise<void> {
  const storeId = currentStoreId();
  const entries = [...answers].map(([key, content]) => ({
    ...{ storeId, key, askedAt: Number.POSITIVE_INFINITY },
    snapshot: { content, savedAt },
  }));
  for (const entry of entries) unwritten.delete(idOf(entry));
  await write(entries);
}

export async function readSnapshot<Content>(key: string): Promise<Snapshot<Content> | undefined> {
  const storeId = currentStoreId();
  const fresh = unwritten.get(idOf({ storeId, key }));
  if (fresh) return fresh.snapshot as Snapshot<Content>;
  const moment = await readMoment(storeId, ['config']);
  if (!moment) return undefined;
  const entry = await answerOf<ConfigEntry | undefined>(moment.objectStore('config').get(key));
  return entry?.value as Snapshot<Content> | undefined;
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
