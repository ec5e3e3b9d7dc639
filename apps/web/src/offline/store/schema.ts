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

const FETCHED_INDEXES: Record<FetchedCollection, string> = {
  campaigns: 'id',
  deals: 'id, status, campaign_id, shop_id',
  shops: 'id, owner_id, salesperson_id',
  brands: 'id, owner_id',
  shopLeads: 'id, status',
  earnings: 'id, status',
};

export const VERSION_1 = {
  ...FETCHED_INDEXES,
  pendingUploads: 'id, type, timestamp',
  syncMetadata: 'key',
};

export const VERSION_2 = {
  ...FETCHED_INDEXES,
  pendingUploads: 'id, type, timestamp, state, seq, entity',
  blobs: 'id, owner, size',
  syncMetadata: 'key',
  config: 'key',
};
