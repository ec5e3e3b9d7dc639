import { SYNC_COLLECTIONS, type SyncCollection } from '@chowk/domain/sync';
import type { DBSchema, IDBPDatabase, IDBPObjectStore, StoreNames } from 'idb';
import type { BlobRow, PendingUpload } from '@/offline/outbox/queue-row';

export const SCHEMA_VERSION = 2;

export interface SyncMetadata {
  /** The collection it describes. */
  readonly key: string;
  readonly lastSyncTimestamp: number;
  readonly syncStatus: 'synced' | 'failed';
  readonly lastError: string | null;
  readonly data: {
    /** The cursor of the last pull. */
    readonly cursor: string | null;
    /** The approximate size of its rows. */
    readonly bytes: number;
    /** Rows with lower ids may be missing here; undefined when all are here. */
    readonly floor?: string | undefined;
  };
}

/** Whether a pull ever completed; until then rows are here by chance. */
export function wasPulled(mark: SyncMetadata | undefined): boolean {
  return mark !== undefined && mark.data.cursor !== null;
}

export interface ConfigEntry {
  readonly key: string;
  readonly value: unknown;
}

/**
 * A row of a synced collection, in the shape of its contract. Fields with an underscore are the
 * engine's: the server's version without pending commands, and when it was last confirmed.
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

/** For reading. Writes go through `write`. */
export type OfflineDatabase = Omit<IDBPDatabase<OfflineSchema>, 'add' | 'put' | 'delete' | 'clear'>;

/** The tables of a write transaction, limited to those requested. */
export type Tables = {
  readonly [Name in TableName]: IDBPObjectStore<OfflineSchema, TableName[], Name, 'readwrite'>;
};

/** The tables a queue write may change. */
export const QUEUE_TABLES = [...SYNC_COLLECTIONS, 'pendingUploads', 'blobs', 'config'] as const;

export const TABLES: readonly TableName[] = [...QUEUE_TABLES, 'syncMetadata'];

/** Secondary indexes. */
export const INDEXES: Readonly<Partial<Record<TableName, readonly string[]>>> = {
  deals: ['status'],
  pendingUploads: ['state', 'seq', 'target'],
  blobs: ['owner', 'size'],
};

/** The key of each table. */
export function keyOf(table: string): string {
  return table === 'syncMetadata' || table === 'config' ? 'key' : 'id';
}

/**
 * The IndexedDB version, raised with every table and index added to a schema version. Earlier
 * builds used steps of ten, plus one for each addition.
 */
export const STORE_VERSION = SCHEMA_VERSION * 100 + 2;
