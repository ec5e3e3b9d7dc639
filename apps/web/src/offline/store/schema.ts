import type { SyncCollection } from '@chowk/domain/sync';

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

/** Rows fetched from the server: they can be fetched again, so they may be cleared. */
export type FetchedCollection = SyncCollection;

const INDEXES_1 = {
  campaigns: 'id',
  deals: 'id, status, campaign_id, shop_id',
  shops: 'id, owner_id, salesperson_id',
  brands: 'id, owner_id',
  shopLeads: 'id, status',
  earnings: 'id, status',
};

const INDEXES_2: Record<FetchedCollection, string> = {
  ...INDEXES_1,
  notifications: 'id',
  orders: 'id, shop_id',
  bookings: 'id, status',
};

export const FETCHED_COLLECTIONS = Object.keys(INDEXES_2) as readonly FetchedCollection[];

export const VERSION_1 = {
  ...INDEXES_1,
  pendingUploads: 'id, type, timestamp',
  syncMetadata: 'key',
};

export const VERSION_2 = {
  ...INDEXES_2,
  pendingUploads: 'id, type, timestamp, state, seq, entity',
  blobs: 'id, owner, size',
  syncMetadata: 'key',
  config: 'key',
};
