import { storedSession } from '@/api/session/stored-session';
import { type OfflineDatabase, offlineDatabase } from '@/offline/store/database';

/**
 * Work begun and not handed in yet, photos included. It is no cached row, so clearing those leaves it;
 * it lies in the person's own database, and is locked away with the rest of unsent work on sign-out.
 */
const PREFIX = 'draft:';

/** A draft as it travels with unsent commands; its id says what it is. */
export interface DraftRow {
  readonly id: string;
  readonly value: unknown;
}

export function isDraftRow(row: { readonly id: string }): row is DraftRow {
  return row.id.startsWith(PREFIX);
}

export function draftKey(name: string): string {
  return PREFIX + name;
}

async function ownConfig() {
  const personId = storedSession()?.userId;
  return personId ? (await offlineDatabase(personId)).config : undefined;
}

export async function readDraft(name: string): Promise<unknown> {
  return (await (await ownConfig())?.get(draftKey(name)))?.value;
}

export async function writeDraft(name: string, value: unknown): Promise<void> {
  await (await ownConfig())?.put({ key: draftKey(name), value });
}

export async function dropDraft(name: string): Promise<void> {
  await (await ownConfig())?.delete(draftKey(name));
}

/** Names of the drafts on this device that begin so, with what is in them. */
export async function findDrafts(
  prefix: string,
): Promise<{ readonly name: string; readonly value: unknown }[]> {
  const rows = await (await ownConfig())
    ?.where('key')
    .startsWith(PREFIX + prefix)
    .toArray();
  return (rows ?? []).map(({ key, value }) => ({ name: key.slice(PREFIX.length), value }));
}

export async function listDrafts({ config }: OfflineDatabase): Promise<DraftRow[]> {
  const rows = await config.where('key').startsWith(PREFIX).toArray();
  return rows.map(({ key, value }) => ({ id: key, value }));
}

export async function putDrafts(
  { config }: OfflineDatabase,
  drafts: readonly DraftRow[],
): Promise<void> {
  await config.bulkPut(drafts.map(({ id, value }) => ({ key: id, value })));
}
