import type { DBSchema, IDBPDatabase, IDBPObjectStore, StoreNames } from 'idb';
import type { BlobRow, PendingUpload } from '@/offline/outbox/queue-row';

export const SCHEMA_VERSION = 2;

export interface SyncMetadata {
  /** The collection it speaks of. */
  readonly key: string;
  readonly lastSyncTimestamp: number;
  readonly syncStatus: 'synced' | 'failed';
  readonly lastError: string | null;
  /** How far the pull came, and about how much room its rows take. */
  readonly data: { readonly cursor: string | null; readonly bytes: number };
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

/** Rows fetched from the server: they can be fetched again, so they may be cleared. */
export const FETCHED_COLLECTIONS = [
  'campaigns',
  'deals',
  'shops',
  'brands',
  'shopLeads',
  'earnings',
] as const;
export type FetchedCollection = (typeof FETCHED_COLLECTIONS)[number];

interface SyncedTable {
  key: string;
  value: SyncedRow;
  indexes: Readonly<Record<string, string>>;
}

export interface OfflineSchema extends DBSchema, Record<FetchedCollection, SyncedTable> {
  pendingUploads: {
    key: string;
    value: PendingUpload;
    indexes: { type: string; timestamp: number; state: string; seq: number; entity: string };
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

/** Of each table what its rows are told apart by, then its indexes. */
export const INDEXES: Readonly<Record<TableName, readonly [string, ...string[]]>> = {
  campaigns: ['id'],
  deals: ['id', 'status', 'campaign_id', 'shop_id'],
  shops: ['id', 'owner_id', 'salesperson_id'],
  brands: ['id', 'owner_id'],
  shopLeads: ['id', 'status'],
  earnings: ['id', 'status'],
  pendingUploads: ['id', 'type', 'timestamp', 'state', 'seq', 'entity'],
  blobs: ['id', 'owner', 'size'],
  syncMetadata: ['key'],
  config: ['key'],
};

/**
 * The browser's own number, raised with every table and index that joins a schema version. Earlier
 * builds counted ten for one, and one more for each that joined.
 */
export const STORE_VERSION = SCHEMA_VERSION * 100;
export const FIRST_OF_SCHEMA_2 = 20;
