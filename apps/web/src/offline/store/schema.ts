import { SYNC_COLLECTIONS, type SyncCollection } from '@chowk/domain/sync';
import type { DBSchema, IDBPDatabase, IDBPObjectStore, StoreNames } from 'idb';
import type { BlobRow, PendingUpload } from '@/offline/outbox/queue-row';

export const SCHEMA_VERSION = 2;

export interface SyncMetadata {
  /** The collection it speaks of. */
  readonly key: string;
  readonly lastSyncTimestamp: number;
  readonly syncStatus: 'synced' | 'failed';
  readonly lastError: string | null;
  readonly data: {
    /** How far the pull came. */
    readonly cursor: string | null;
    /** About how much room its rows take. */
    readonly bytes: number;
    /** Rows with lower ids are on the server only, or here by chance; missing where all are here. */
    readonly floor?: string | undefined;
  };
}

/** Whether a pull of it ever ended well; until then its rows are here by chance. */
export function wasPulled(mark: SyncMetadata | undefined): boolean {
  return mark !== undefined && mark.data.cursor !== null;
}

export interface ConfigEntry {
  readonly key: string;
  readonly value: unknown;
}

/**
 * A row of a synced noun; its shape is the noun's own contract. What starts with an underscore is
 * ours: the server's own word, without what waits to be sent, and when it was last heard.
 */
export interface SyncedRow {
  readonly id: string;
  readonly _base?: ServerRow | undefined;
  readonly _syncedAt?: number | undefined;
}

/** As the server sent it. */
export interface ServerRow {
  readonly id: string;
}

interface SyncedTable {
  key: string;
  value: SyncedRow;
  indexes: Readonly<Record<string, string>>;
}

export interface OfflineSchema extends DBSchema, Record<SyncCollection, SyncedTable> {
  pendingUploads: {
    key: string;
    value: PendingUpload;
    indexes: { state: string; seq: number; target: string };
  };
  blobs: { key: string; value: BlobRow; indexes: { owner: string; size: number } };
  syncMetadata: { key: string; value: SyncMetadata };
  config: { key: string; value: ConfigEntry };
}

export type TableName = StoreNames<OfflineSchema>;

/** For reading. What writes goes through `write`, the one way. */
export type OfflineDatabase = Omit<IDBPDatabase<OfflineSchema>, 'add' | 'put' | 'delete' | 'clear'>;

/** The tables of a transaction that writes; it holds those that were asked for. */
export type Tables = {
  readonly [Name in TableName]: IDBPObjectStore<OfflineSchema, TableName[], Name, 'readwrite'>;
};

/** All that a write of the queue may change. */
export const QUEUE_TABLES = [...SYNC_COLLECTIONS, 'pendingUploads', 'blobs', 'config'] as const;

export const TABLES: readonly TableName[] = [...QUEUE_TABLES, 'syncMetadata'];

/** What is looked for by more than its key. */
export const INDEXES: Readonly<Partial<Record<TableName, readonly string[]>>> = {
  deals: ['status'],
  pendingUploads: ['state', 'seq', 'target'],
  blobs: ['owner', 'size'],
};

/** What the rows of a table are told apart by. */
export function keyOf(table: string): string {
  return table === 'syncMetadata' || table === 'config' ? 'key' : 'id';
}

/**
 * The browser's own number, raised with every table and index that joins a schema version. Earlier
 * builds counted ten for one, and one more for each that joined.
 */
export const STORE_VERSION = SCHEMA_VERSION * 100 + 2;
