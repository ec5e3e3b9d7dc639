import type { SyncCollection } from '@chowk/domain/sync';
import { NetworkError, OfflineError } from '@/api/errors/errors';
import { type Aged, readCached } from '@/offline/cache/persister';
import { whenNotStill } from '@/offline/pull/keep-still';
import { onSyncEvent } from '@/offline/store/events';
import type { ServerRow } from '@/offline/store/schema';
import { isPulled, keptRow, type Rows } from './device-rows';

/** A read that follows a pull needs no other. */
const QUIET_MS = 1_000;
const GATHER_MS = 10;

const changedMs = new Map<SyncCollection, number>();
const wanted = new Set<SyncCollection>();
let isPulling = false;
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

/** What a read had changed before anybody followed the changes. */
export function changedSoFar(): Iterable<SyncCollection> {
  return changedMs.keys();
}

async function pullWanted(): Promise<void> {
  while (wanted.size > 0) {
    await whenNotStill();
    const collections = [...wanted];
    wanted.clear();
    // The store notes that it failed, and who reads is told.
    await pullNow(collections).catch(() => undefined);
  }
}

/** Fetches what changed of a collection somebody looks at; several that are asked for at once as one. */
function pullSoon(collection: SyncCollection): void {
  listen();
  const quietMs = performance.now() - (changedMs.get(collection) ?? Number.NEGATIVE_INFINITY);
  if (quietMs < QUIET_MS || navigator.onLine === false) return;
  wanted.add(collection);
  if (isPulling) return;
  isPulling = true;
  void pullWanted().finally(() => {
    isPulling = false;
  });
}

/** With the age of the server's word, where it cannot be had just now. */
function shown<Content>({ content, savedAt, pull }: Rows<Content>): Aged<Content> {
  const isCurrent = pull === 'synced' && navigator.onLine !== false;
  return isCurrent ? (content as Aged<Content>) : { ...content, savedAt };
}

let first: { readonly names: Set<SyncCollection>; readonly done: Promise<void> } | undefined;

/** A home looks at several collections at once: on a device that has none they are one request. */
function pullFirst(collection: SyncCollection): Promise<void> {
  if (!first) {
    const names = new Set<SyncCollection>();
    const gathered = new Promise((go) => setTimeout(go, GATHER_MS));
    const done = gathered.then(() => {
      first = undefined;
      return pullNow([...names]);
    });
    first = { names, done };
  }
  first.names.add(collection);
  return first.done;
}

interface CollectionRead<Content> {
  readonly collection: SyncCollection;
  readonly fromDevice: () => Promise<Rows<Content> | undefined>;
  /** For a device that can keep no rows. */
  readonly ask: () => Promise<Content>;
}

/**
 * A synced collection is read from the device, with or without a network; a read has the store look
 * for news, and `rows.changed` has it read again. What was never pulled is pulled first.
 */
export async function readCollection<Content extends object>({
  collection,
  fromDevice,
  ask,
}: CollectionRead<Content>): Promise<Aged<Content>> {
  const look = () => fromDevice().catch(() => undefined);
  const before = await look();
  if (before?.pull) {
    pullSoon(collection);
    return shown(before);
  }
  const failure = await pullFirst(collection).then(
    () => undefined,
    (error: unknown) => error,
  );
  const rows = (await look()) ?? before;
  if (rows) return shown(rows);
  if (failure instanceof NetworkError) throw failure;
  return ask();
}

interface RowRead<Row> {
  readonly collection: SyncCollection;
  readonly id: string;
  /** What the server's answer is stored under, where the row is not the person's own. */
  readonly key: string;
  readonly ask: () => Promise<Row>;
}

/** One row: the device's, and of what is not the person's own to keep the server's. */
export async function readRow<Row extends ServerRow>({
  collection,
  id,
  key,
  ask,
}: RowRead<Row>): Promise<Aged<Row>> {
  const look = () => keptRow<Row>(collection, id).catch(() => undefined);
  const row = await look();
  if (row) {
    pullSoon(collection);
    return shown(row);
  }
  // Its own may have come since the last pull.
  if (await isPulled(collection).catch(() => false)) {
    await pullNow([collection]).catch(() => undefined);
    const pulled = await look();
    if (pulled) return shown(pulled);
  }
  return readCached(key, ask);
}
