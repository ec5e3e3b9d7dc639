import { storedSession } from '@/api/session/stored-session';
import { TYPED, typedDraft } from '@/offline/commands/command-kind';
import { findDatabase, offlineDatabase } from '@/offline/store/database';
import { deleteAll, startingWith } from '@/offline/store/rows';
import type { ConfigEntry, OfflineDatabase, Tables } from '@/offline/store/schema';
import { put, write } from '@/offline/store/write';

/**
 * Work begun and not handed in yet, photos included. It is no cached row, so clearing those leaves it;
 * it lies in the person's own database, and is locked away with the rest of unsent work on sign-out.
 */
const PREFIX = 'draft:';

export function draftKey(name: string): string {
  return PREFIX + name;
}

/** Of a draft that a sign-out locks away; what was only typed and not saved ends with it. */
export function isDraftKey(key: string): boolean {
  return key.startsWith(PREFIX) && !key.startsWith(draftKey(TYPED));
}

function ownDatabase(): Promise<OfflineDatabase | undefined> {
  return findDatabase(storedSession()?.userId);
}

export async function readDraft(name: string): Promise<unknown> {
  return (await (await ownDatabase())?.get('config', draftKey(name)))?.value;
}

export async function writeDraft(name: string, value: unknown): Promise<void> {
  const personId = storedSession()?.userId;
  if (personId)
    await put(await offlineDatabase(personId), 'config', { key: draftKey(name), value });
}

export async function dropDraft(name: string): Promise<void> {
  const database = await ownDatabase();
  if (!database) return;
  await write(database, ['config'], (tables) => tables.config.delete(draftKey(name)));
}

export async function listDrafts(database: OfflineDatabase, prefix = ''): Promise<ConfigEntry[]> {
  return database.getAll('config', startingWith(draftKey(prefix)));
}

/** Names of the drafts on this device that begin so, with what is in them. */
export async function findDrafts(
  prefix: string,
): Promise<{ readonly name: string; readonly value: unknown }[]> {
  const database = await ownDatabase();
  const rows = database ? await listDrafts(database, prefix) : [];
  return rows.map(({ key, value }) => ({ name: key.slice(PREFIX.length), value }));
}

/** What a form keeps of what is typed: it is there after a reload and a killed app. */
export interface FormDraft<Values> {
  readonly read: () => Partial<Values> | Promise<Partial<Values>>;
  /** Nothing left to keep removes it. */
  readonly write: (values: Partial<Values>) => void;
}

/** Of each draft what was typed last, while letters before it are being written. */
const typed = new Map<string, object>();
let writing: Promise<void> | undefined;

async function writeTyped(): Promise<void> {
  for (const [name, values] of typed) {
    typed.delete(name);
    const isOver = Object.keys(values).length === 0;
    // A device that keeps nothing can still save what is on the screen.
    await (isOver ? dropDraft(name) : writeDraft(name, values)).catch(() => undefined);
  }
  writing = undefined;
}

/** When all that was typed is on the disk. */
export async function allTyped(): Promise<void> {
  await writing;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function draftNamed<Values extends object>(name: string) {
  return {
    read: async (): Promise<Partial<Values>> => {
      await allTyped();
      const value = await readDraft(name).catch(() => undefined);
      return isObject(value) ? value : {};
    },
    write: (values: Partial<Values>) => {
      typed.set(name, values);
      writing ??= writeTyped();
    },
  };
}

/** One for each form and what it is about. */
export function formDraft<Values extends object>(form: string, id: string) {
  return draftNamed<Values>(typedDraft(form, id));
}

/** Whether something is typed somewhere that nobody saved. */
export async function hasTyped(): Promise<boolean> {
  await allTyped();
  return (await findDrafts(TYPED)).length > 0;
}

export async function dropTyped({ config }: Tables): Promise<void> {
  await deleteAll(config, await config.getAllKeys(startingWith(draftKey(TYPED))));
}
