import { SECOND_MS } from '@chowk/domain/kernel';
import type { QueryClient } from '@tanstack/react-query';
import { currentStoreId } from '@/offline/store/current-store';
import { findDatabase, offlineDatabase } from '@/offline/store/database';
import { getEach, keysWithPrefix, putAll } from '@/offline/store/rows';
import { write } from '@/offline/store/write';
import { snapshotKey } from './snapshot-key';

export interface Snapshot<Content> {
  readonly content: Content;
  readonly savedAt: number;
  /** When the result of a local command was last merged into it. */
  readonly changedAt?: number;
}

/** Snapshots belong to one person, and to one shop while acting. */
interface Asked {
  readonly storeId: string | undefined;
  readonly key: string;
  readonly askedAt: number;
}

interface Unwritten extends Asked {
  readonly snapshot: Snapshot<unknown>;
}

/** Delayed so that it does not compete with what the person waits for. */
const WRITE_AFTER_MS = 2 * SECOND_MS;

/** Recent responses, which count before they are written: the network may go at any moment. */
const unwritten = new Map<string, Unwritten>();
let isWriteDue = false;

const idOf = ({ storeId, key }: Pick<Asked, 'storeId' | 'key'>) => `${storeId} ${key}`;

export function askFor(key: string): Asked {
  return { storeId: currentStoreId(), key, askedAt: Date.now() };
}

async function writeAll(entries: readonly Unwritten[]): Promise<void> {
  const storeId = entries[0]?.storeId;
  if (!storeId) return;
  await write(await offlineDatabase(storeId), ['config'], async ({ config }) => {
    const keys = entries.map(({ key }) => key);
    const before = await getEach(config, keys);
    // A response requested before a command arrived may be missing its effect.
    const isOld = ({ askedAt }: Unwritten, at: number) =>
      ((before[at]?.value as Snapshot<unknown> | undefined)?.changedAt ?? 0) >= askedAt;
    const rows = entries.filter((entry, at) => !isOld(entry, at));
    const values = rows.map(({ key, snapshot }) => ({ key, value: snapshot }));
    await putAll(config, values);
  });
}

/** Snapshots of another person or shop are of no use in this tab any more. */
async function writeDue(): Promise<void> {
  const storeId = currentStoreId();
  for (const [id, each] of unwritten) if (each.storeId !== storeId) unwritten.delete(id);
  const due = [...unwritten];
  await writeAll(due.map(([, each]) => each));
  for (const [id, each] of due) if (unwritten.get(id) === each) unwritten.delete(id);
}

/** In memory at once, on disk soon; dropped if the person or the shop has changed meanwhile. */
export function storeSoon(asked: Asked, content: unknown): void {
  if (!asked.storeId || asked.storeId !== currentStoreId()) return;
  unwritten.set(idOf(asked), { ...asked, snapshot: { content, savedAt: Date.now() } });
  if (isWriteDue) return;
  isWriteDue = true;
  setTimeout(() => {
    isWriteDue = false;
    // A failed write is retried with the next response.
    void writeDue().catch(() => undefined);
  }, WRITE_AFTER_MS);
}

/** For data the server has just returned. */
export async function storeNow(key: string, content: unknown, savedAt = Date.now()): Promise<void> {
  const asked = { storeId: currentStoreId(), key, askedAt: Number.POSITIVE_INFINITY };
  unwritten.delete(idOf(asked));
  await writeAll([{ ...asked, snapshot: { content, savedAt } }]);
}

/** A command's output is the newest response of a query, on screen and without a network. */
export async function storeAnswer(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  answer: unknown,
): Promise<void> {
  queryClient.setQueryData(queryKey, answer);
  // A device that cannot store it fetches it again.
  await storeNow(snapshotKey(queryKey), answer).catch(() => undefined);
}

export async function readSnapshot<Content>(key: string): Promise<Snapshot<Content> | undefined> {
  const storeId = currentStoreId();
  const fresh = unwritten.get(idOf({ storeId, key }));
  if (fresh) return fresh.snapshot as Snapshot<Content>;
  const stored = await (await findDatabase(storeId))?.get('config', key);
  return stored?.value as Snapshot<Content> | undefined;
}

/** Every snapshot whose key starts with this prefix. */
export async function readSnapshots<Content>(prefix: string): Promise<Snapshot<Content>[]> {
  const storeId = currentStoreId();
  const found = await (await findDatabase(storeId))?.getAll('config', keysWithPrefix(prefix));
  const byKey = new Map((found ?? []).map(({ key, value }) => [key, value as Snapshot<unknown>]));
  for (const each of unwritten.values()) {
    if (each.storeId === storeId && each.key.startsWith(prefix)) byKey.set(each.key, each.snapshot);
  }
  return [...byKey.values()] as Snapshot<Content>[];
}
