import { storedSession } from '@/api/session/stored-session';
import { offlineDatabase } from '@/offline/store/database';
import { startingWith } from '@/offline/store/rows';
import type { OfflineDatabase } from '@/offline/store/schema';
import { put, write } from '@/offline/store/write';

/**
 * Work begun and not handed in yet, photos included. It is no cached row, so clearing those leaves it;
 * it lies in the person's own database, and is locked away with the rest of unsent work on sign-out.
 */
const PREFIX = 'draft:';

export function draftKey(name: string): string {
  return PREFIX + name;
}

export function isDraftKey(key: string): boolean {
  return key.startsWith(PREFIX);
}

async function ownDatabase(): Promise<OfflineDatabase | undefined> {
  const personId = storedSession()?.userId;
  return personId ? offlineDatabase(personId) : undefined;
}

export async function readDraft(name: string): Promise<unknown> {
  return (await (await ownDatabase())?.get('config', draftKey(name)))?.value;
}

export async function writeDraft(name: string, value: unknown): Promise<void> {
  const database = await ownDatabase();
  if (database) await put(database, 'config', { key: draftKey(name), value });
}

export async function dropDraft(name: string): Promise<void> {
  const database = await ownDatabase();
  if (!database) return;
  await write(database, ['config'], (tables) => tables.config.delete(draftKey(name)));
}

/** Names of the drafts on this device that begin so, with what is in them. */
export async function findDrafts(
  prefix: string,
): Promise<{ readonly name: string; readonly value: unknown }[]> {
  const rows = await (await ownDatabase())?.getAll('config', startingWith(PREFIX + prefix));
  return (rows ?? []).map(({ key, value }) => ({ name: key.slice(PREFIX.length), value }));
}
