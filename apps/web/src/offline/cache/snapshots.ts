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
export interface Asked {
  readonly storeId: string | undefined;
  readonly key: string;
  readonly askedAt: number;
}

export interface Unwritten extends Asked {
  readonly snapshot: Snapshot<unknown>;
}

/** Later than what the person waits for: the library that writes takes its time. */
const WRITE_AFTER_MS = 2 * SECOND_MS;

/** Answers of a moment ago: the network may go before they are written. */
export const unwritten = new Map<string, Unwritten>();
let isWriteDue = false;

export const idOf = ({ storeId, key }: Pick<Asked, 'storeId' | 'key'>) => `${storeId} ${key}`;

export function askFor(key: string): Asked {
  return { storeId: currentStoreId(), key, askedAt: Date.now() };
}

async function writeLater(): Promise<void> {
  await new Promise((go) => setTimeout(go, WRITE_AFTER_MS));
  isWriteDue = false;
  await (await import('./stored-snapshots')).writeDue();
}

/** In memory at once, on the disk soon; not if somebody else is asking by now. */
export function storeSoon(asked: Asked, content: unknown): void {
  if (!asked.storeId || asked.storeId !== currentStoreId()) return;
  unwritten.set(idOf(asked), { ...asked, snapshot: { content, savedAt: Date.now() } });
  if (isWriteDue) return;
  isWriteDue = true;
  // What cannot be written stays in memory, and is tried again with the next answer.
  void writeLater().catch(() => undefined);
}

export async function readSnapshot<Content>(key: string): Promise<Snapshot<Content> | undefined> {
  const storeId = currentStoreId();
  const fresh = unwritten.get(idOf({ storeId, key }));
  if (fresh) return fresh.snapshot as Snapshot<Content>;
  const moment = await readMoment(storeId, ['config']);
  const stored = moment?.objectStore('config').get(key) as IDBRequest<ConfigEntry | undefined>;
  return moment && ((await answerOf(stored))?.value as Snapshot<Content> | undefined);
}
