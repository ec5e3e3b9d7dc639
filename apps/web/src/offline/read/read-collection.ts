import type { PulledRows, SyncCollection } from '@chowk/domain/sync';
import { readEarlyResponse } from '@/api/client/early-responses';
import { NetworkError, OfflineError } from '@/api/errors/errors';
import { type Aged, readCached } from '@/offline/cache/persister';
import { firstPullPath } from '@/offline/pull/first-pull';
import { whenNotPaused } from '@/offline/pull/pause-background';
import { currentStoreId } from '@/offline/store/current-store';
import { onSyncEvent } from '@/offline/store/events';
import type { ServerRow } from '@/offline/store/schema';
import { cachedPage, DEVICE_CURSOR, type PageCursor, serverCursor } from './cached-page';
import {
  cachedRange,
  cachedRow,
  cachedRows,
  cachedSome,
  isOverlaid,
  isPulled,
  type Range,
  type Rows,
} from './device-rows';

/** A read caused by a pull does not need another pull. */
const QUIET_MS = 1_000;
const GATHER_MS = 10;

const changedMs = new Map<SyncCollection, number>();
let isListening = false;

async function pullNow(collections: readonly SyncCollection[]): Promise<void> {
  if (navigator.onLine === false) throw new OfflineError();
  const { pullOnce } = await import('@/offline/send/own-engine');
  await pullOnce(collections);
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  onSyncEvent((event) => {
    if (event.type === 'rows.changed') changedMs.set(event.collection, performance.now());
  });
}

/** The changes so far, for a read that began before this listener. */
export function changedSoFar(): Iterable<SyncCollection> {
  return changedMs.keys();
}

let running: Promise<unknown> = Promise.resolve();
let next: { readonly names: Set<SyncCollection>; readonly done: Promise<void> } | undefined;

/** Several requests at once, or during another pull, are one request. */
function pullTogether(collection: SyncCollection, gatherMs = GATHER_MS): Promise<void> {
  if (!next) {
    const names = new Set<SyncCollection>();
    const gathered = gatherMs > 0 && new Promise((go) => setTimeout(go, gatherMs));
    const done = Promise.all([gathered, running]).then(() => {
      next = undefined;
      const pull = pullNow([...names]);
      running = pull.catch(() => undefined);
      return pull;
    });
    next = { names, done };
  }
  next.names.add(collection);
  return next.done;
}

/** Pulls a collection a screen is reading. */
async function pullSoon(collection: SyncCollection): Promise<void> {
  listen();
  const quietMs = performance.now() - (changedMs.get(collection) ?? Number.NEGATIVE_INFINITY);
  if (quietMs < QUIET_MS || navigator.onLine === false) return;
  await whenNotPaused();
  // The store records the failure, and the read reports it.
  await pullTogether(collection, 0).catch(() => undefined);
}

/** With the age of the rows if they could not be refreshed just now. */
function shown<Content>({ content, savedAt, pull }: Rows<Content>): Aged<Content> {
  const isCurrent = pull === 'synced' && navigator.onLine !== false;
  return isCurrent ? (content as Aged<Content>) : { ...content, savedAt };
}

interface CollectionRead<Content> {
  readonly collection: SyncCollection;
  readonly fromDevice: () => Promise<Rows<Content> | undefined>;
  /** Builds the same from rows that are not stored yet. */
  readonly fromRows?: (rows: Rows<ServerRow[]>) => Promise<Rows<Content> | undefined>;
  /** For a device that cannot store rows. */
  readonly ask: () => Promise<Content>;
}

/** Rows of the first pull, if `public/start.js` requested it. */
async function firstRows(collection: SyncCollection): Promise<Rows<ServerRow[]> | undefined> {
  const pulled = await readEarlyResponse(firstPullPath(collection));
  const { rows, more, floor } =
    (pulled as Record<string, PulledRows> | undefined)?.[collection] ?? {};
  if (!rows || more) return undefined;
  return { content: rows, savedAt: Date.now(), pull: 'synced', floor };
}

/**
 * A synced collection is always read from the device. A read also asks for a pull, and
 * `rows.changed` reads again. A collection never pulled is pulled first; if `public/start.js` already
 * requested that pull, its rows are returned while they are being stored.
 */
export async function readCollection<Content extends object>({
  collection,
  fromDevice,
  fromRows,
  ask,
}: CollectionRead<Content>): Promise<Aged<Content>> {
  const first = fromRows && (await firstRows(collection));
  const early = first && (await fromRows(first));
  if (early) {
    // Changes of this device that are not sent yet come with the rows once they are stored.
    listen();
    pullTogether(collection).catch(() => undefined);
    return shown(early);
  }
  const look = () => fromDevice().catch(() => undefined);
  const before = await look();
  if (before?.pull) {
    void pullSoon(collection);
    return shown(before);
  }
  const failure = await pullTogether(collection).then(
    () => undefined,
    (error: unknown) => error,
  );
  const rows = (await look()) ?? before;
  if (rows) return shown(rows);
  if (failure instanceof NetworkError) throw failure;
  return ask();
}

interface ListPage<Row> {
  readonly items: Row[];
  readonly nextCursor: string | null;
}

interface Asked {
  readonly cursor?: string;
  readonly limit: number;
}

interface Older {
  readonly before: string;
  readonly limit: number;
}

export interface ListRead<Row> {
  readonly collection: SyncCollection;
  /** All rows, if left out. */
  readonly isWanted?: ((row: Row) => boolean) | undefined;
  /** For people whose device also has rows of others. */
  readonly findOwn?: (() => Promise<(row: Row) => boolean>) | undefined;
  /** Limits the read to rows with these values of an index. */
  readonly among?: Pick<Range, 'index' | 'values'> | undefined;
  readonly place: PageCursor;
  readonly size: number;
  /** Fetches the server's rows below an id, newest first; left out where no list asks for more. */
  readonly older?: ((asked: Older) => Promise<ListPage<Row>>) | undefined;
  /** For a device that cannot store rows. */
  readonly ask: (asked: Asked) => Promise<ListPage<Row>>;
}

const OLDER_ROWS = 100;
/** The most pages one press looks through when few rows match. */
const MOST_OLDER_PAGES = 5;

type FlooredPage<Row> = ListPage<Row> & { readonly floor?: string | undefined };

/** Above the floor the device has every row; below it there may be gaps. */
async function pageOf<Row extends ServerRow>(
  { collection, isWanted = () => true, findOwn, among, place, size, older }: ListRead<Row>,
  given?: Rows<Row[]>,
): Promise<Rows<FlooredPage<Row>> | undefined> {
  if (among && !given && !isOverlaid(collection)) {
    return cachedRange<Row>(collection, { ...among, place, size });
  }
  const [rows, isOwn] = await Promise.all([given ?? cachedRows<Row>(collection), findOwn?.()]);
  if (!rows) return undefined;
  const { content, floor } = rows;
  const fitting = content.filter(
    (row) => (floor === undefined || row.id >= floor) && isWanted(row) && (isOwn?.(row) ?? true),
  );
  const page = cachedPage(fitting, place, size);
  // Without a network the list ends here.
  const isMore = older !== undefined && floor !== undefined && navigator.onLine !== false;
  const nextCursor = page.nextCursor ?? (isMore ? DEVICE_CURSOR : null);
  return { ...rows, content: { ...page, nextCursor, floor } };
}

async function fetchOlder<Row extends ServerRow>(
  { collection, older }: ListRead<Row>,
  from: string,
): Promise<void> {
  const storeId = currentStoreId(collection);
  if (storeId === undefined || !older) return;
  const { items, nextCursor } = await older({ before: from, limit: OLDER_ROWS });
  const to = nextCursor === null ? undefined : items.at(-1)?.id;
  const { applyOlder } = await import('@/offline/pull/pull');
  const { offlineDatabase } = await import('@/offline/store/database');
  const database = await offlineDatabase(storeId);
  await applyOlder(database, collection, { rows: items, from, to }, Date.now());
}

/**
 * A list of a synced collection, newest first. Rows older than the pulled ones are fetched into the
 * device when somebody asks for more.
 */
export async function readList<Row extends ServerRow>(
  read: ListRead<Row>,
): Promise<Aged<ListPage<Row>>> {
  const { collection, place, size, ask } = read;
  const fewest = place.afterId === undefined ? 1 : size;
  let page = await readCollection<FlooredPage<Row>>({
    collection,
    fromDevice: () => pageOf(read),
    fromRows: (rows) => pageOf(read, rows as Rows<Row[]>),
    ask: async () => ask({ ...serverCursor(place), limit: size }),
  });
  for (let pages = 0; pages < MOST_OLDER_PAGES && page.items.length < fewest; pages += 1) {
    if (!read.older || page.floor === undefined || navigator.onLine === false) break;
    const failure = await fetchOlder(read, page.floor).catch((error: unknown) => ({ error }));
    const again = await pageOf(read);
    if (again) page = shown(again);
    if (!failure) continue;
    // Shows what the device has; "more" that brings nothing says why.
    if (page.items.length === 0 && place.afterId !== undefined) throw failure.error;
    break;
  }
  const { floor: _, ...list } = page;
  return list;
}

/** Some rows by their ids; a device that can keep none does without them. */
export function readSome<Row extends ServerRow>(
  collection: SyncCollection,
  ids: readonly string[],
): Promise<Aged<{ items: Row[] }>> {
  return readCollection({
    collection,
    fromDevice: () => cachedSome<Row>(collection, ids),
    ask: async () => ({ items: [] as Row[] }),
  });
}

interface RowRead<Row> {
  readonly collection: SyncCollection;
  readonly id: string;
  /** The snapshot key of the server's response, where the row is not the person's own. */
  readonly key: string;
  readonly ask: () => Promise<Row>;
}

/** One row: from the device, or from the server if it is not the person's own. */
export async function readRow<Row extends ServerRow>({
  collection,
  id,
  key,
  ask,
}: RowRead<Row>): Promise<Aged<Row>> {
  const look = () => cachedRow<Row>(collection, id).catch(() => undefined);
  const row = await look();
  if (row) {
    void pullSoon(collection);
    return shown(row);
  }
  // The row may be newer than the last pull.
  if (await isPulled(collection).catch(() => false)) {
    await pullTogether(collection, 0).catch(() => undefined);
    const pulled = await look();
    if (pulled) return shown(pulled);
  }
  return readCached(key, ask);
}
