import { storedSession } from '@/api/stored-session';
import { offlineDatabase } from './database';

/**
 * Work begun and not handed in yet, photos included. It is no cached row, so clearing those leaves it;
 * it lies in the person's own database.
 */
function rowKey(name: string): string {
  return `draft:${name}`;
}

async function table() {
  const personId = storedSession()?.userId;
  return personId ? (await offlineDatabase(personId)).config : undefined;
}

export async function readDraft(name: string): Promise<unknown> {
  return (await (await table())?.get(rowKey(name)))?.value;
}

export async function writeDraft(name: string, value: unknown): Promise<void> {
  await (await table())?.put({ key: rowKey(name), value });
}

export async function dropDraft(name: string): Promise<void> {
  await (await table())?.delete(rowKey(name));
}
