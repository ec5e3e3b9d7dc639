import { storedSession } from '@/api/session/stored-session';
import { TYPED, typedDraft } from '@/offline/commands/command-kind';
import { findDatabase, offlineDatabase } from '@/offline/store/database';
import { deleteAll, keysWithPrefix } from '@/offline/store/rows';
import type { ConfigEntry, OfflineDatabase, Tables } from '@/offline/store/schema';
import { put, write } from '@/offline/store/write';

/**
 * Work that is not submitted yet, photos included. It is not cached data, so clearing the cache
 * leaves it, and a sign-out locks it away with the rest of the unsent work.
 */
const PREFIX = 'draft:';

export function draftKey(name: string): string {
  return PREFIX + name;
}

/** Whether a sign-out keeps the draft; a form draft is deleted. */
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
  return database.getAll('config', keysWithPrefix(draftKey(prefix)));
}

/** The drafts whose names start with this prefix, with their content. */
export async function findDrafts(
  prefix: string,
): Promise<{ readonly name: string; readonly value: unknown }[]> {
  const database = await ownDatabase();
  const rows = database ? await listDrafts(database, prefix) : [];
  return rows.map(({ key, value }) => ({ name: key.slice(PREFIX.length), value }));
}

/** A form draft: unsaved input that survives a reload and a killed app. */
export interface FormDraft<Values> {
  readonly read: () => Partial<Values> | Promise<Partial<Values>>;
  /** Removes the draft when nothing is left to store. */
  readonly write: (values: Partial<Values>) => void;
}

/** The last input of each draft that is not on disk yet. */
const typed = new Map<string, object>();
let writing: Promise<void> | undefined;

/** A synchronous copy for a reload that does not wait for the write. */
const UNWRITTEN = 'chowk.typed';

function noteUnwritten(): void {
  const unwritten = { personId: storedSession()?.userId, typed: [...typed] };
  try {
    if (typed.size === 0) sessionStorage.removeItem(UNWRITTEN);
    else sessionStorage.setItem(UNWRITTEN, JSON.stringify(unwritten));
  } catch {
    // Without room for the copy, the draft is on disk in a moment anyway.
  }
}

async function writeTyped(): Promise<void> {
  for (let [next] = typed; next; [next] = typed) {
    const [name, values] = next;
    const isOver = Object.keys(values).length === 0;
    // A device that cannot store drafts can still submit the form.
    await (isOver ? dropDraft(name) : writeDraft(name, values)).catch(() => undefined);
    if (typed.get(name) === values) typed.delete(name);
    noteUnwritten();
  }
  writing = undefined;
}

function writeOn(): void {
  if (typed.size > 0) writing ??= writeTyped();
}

let isResumed = false;

function resume(): void {
  if (isResumed) return;
  isResumed = true;
  const note = JSON.parse(sessionStorage.getItem(UNWRITTEN) ?? '{}');
  const isTheirs = note.personId === storedSession()?.userId;
  for (const [name, values] of (isTheirs && note.typed) || []) typed.set(name, values);
  noteUnwritten();
  writeOn();
}

/** Resolves when every draft is on disk. */
export async function formDraftsWritten(): Promise<void> {
  resume();
  await writing;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function draftNamed<Values extends object>(name: string) {
  return {
    read: async (): Promise<Partial<Values>> => {
      await formDraftsWritten();
      const value = await readDraft(name).catch(() => undefined);
      return isObject(value) ? value : {};
    },
    write: (values: Partial<Values>) => {
      resume();
      typed.set(name, values);
      noteUnwritten();
      writeOn();
    },
  };
}

/** One per form and subject. */
export function formDraft<Values extends object>(form: string, id: string) {
  return draftNamed<Values>(typedDraft(form, id));
}

/** Whether any form has unsaved input. */
export async function hasFormDraft(): Promise<boolean> {
  await formDraftsWritten();
  return (await findDrafts(TYPED)).length > 0;
}

export async function dropFormDrafts({ config }: Tables): Promise<void> {
  await deleteAll(config, await config.getAllKeys(keysWithPrefix(draftKey(TYPED))));
}
