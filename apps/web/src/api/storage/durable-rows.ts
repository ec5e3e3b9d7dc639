import { DAY_MS } from '@chowk/domain/kernel';

/**
 * Also named in public/start.js, which reads it before any of this is loaded. A file instead of a
 * second database: Chromium killed while it writes two databases treats both as corrupt (decision
 * 0038).
 */
const FILE_NAME = 'chowk.sure';
/** Left by an interrupted write. */
const HALF_WRITTEN = '.crswap';
/** By then the browser has long written its own copy. */
const KEPT_MS = DAY_MS;

/** The most input that may be lost while typing; a sign-out does not wait for it. */
const GATHER_MS = 500;

export interface DurableRow {
  readonly key: string;
  /** `null`: removed. */
  readonly value: string | null;
  readonly stamp: number;
}

/** The origin private file system, as far as the DOM types know it. */
type Folder = FileSystemDirectoryHandle & AsyncIterable<[string, unknown]>;

const waiting = new Map<string, DurableRow>();

/** A missing or truncated file counts as empty; the browser's own copy remains. */
async function readRows(folder: Folder): Promise<DurableRow[]> {
  try {
    const handle = await folder.getFileHandle(FILE_NAME);
    return JSON.parse(await (await handle.getFile()).text());
  } catch {
    return [];
  }
}

/** Another tab may have written a newer one. */
function merged(known: readonly DurableRow[], rows: readonly DurableRow[]): DurableRow[] {
  const newest = new Map<string, DurableRow>();
  for (const row of [...known, ...rows]) {
    if (row.stamp > (newest.get(row.key)?.stamp ?? 0)) newest.set(row.key, row);
  }
  const oldest = Date.now() - KEPT_MS;
  return [...newest.values()].filter(({ stamp }) => stamp > oldest);
}

let isTidy = false;

async function tidyOnce(folder: Folder): Promise<void> {
  if (isTidy) return;
  isTidy = true;
  for await (const [name] of folder) {
    const isOurs = name.startsWith(FILE_NAME) && name.endsWith(HALF_WRITTEN);
    if (isOurs) await folder.removeEntry(name).catch(() => undefined);
  }
}

/** The file is replaced when it is closed; killed before that, the old one remains. */
async function writeWaiting(): Promise<void> {
  const folder = (await navigator.storage.getDirectory()) as Folder;
  await tidyOnce(folder);
  const rows = [...waiting.values()];
  waiting.clear();
  const all = merged(await readRows(folder), rows);
  const handle = await folder.getFileHandle(FILE_NAME, { create: true });
  const file = await handle.createWritable();
  await file.write(JSON.stringify(all));
  await file.close();
}

let writing: Promise<void> | undefined;
let hurry = () => {};

function gather(): Promise<void> {
  return new Promise((resolve) => {
    hurry = resolve;
    setTimeout(resolve, GATHER_MS);
  });
}

/** One write at a time across tabs, and not one per letter, since the disk is shared. */
async function writeAll(): Promise<void> {
  await gather();
  while (waiting.size > 0) await navigator.locks.request(FILE_NAME, writeWaiting);
}

export function putDurableRow(row: DurableRow): Promise<void> {
  waiting.set(row.key, row);
  writing ??= writeAll().finally(() => {
    writing = undefined;
  });
  return writing;
}

/** For callers that must not continue before it is on disk. */
export async function writeNow(): Promise<void> {
  hurry();
  await writing;
}
