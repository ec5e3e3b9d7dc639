import type { Transaction } from 'dexie';

export const DATABASE_NAME = 'chowk';
export const SCHEMA_VERSION = 2;

/** A command made without a network, waiting to be sent. Its id is its idempotency key. */
export interface PendingUpload {
  readonly id: string;
  /** The command's name. */
  readonly type: string;
  readonly data: unknown;
  readonly timestamp: number;
  readonly retryCount: number;
  readonly state: 'queued' | 'sending' | 'needs_attention';
  readonly lastError: string | null;
}

export interface SyncMetadata {
  readonly key: string;
  readonly lastSyncTimestamp: number;
  readonly syncStatus: string;
  readonly lastError: string | null;
  readonly data: unknown;
}

export interface ConfigEntry {
  readonly key: string;
  readonly value: unknown;
}

/** A row of a synced noun; its shape is the noun's own contract. */
export interface SyncedRow {
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
  pendingUploads: 'id, type, timestamp, state',
  syncMetadata: 'key',
  config: 'key',
};

/** Work queued by the first version had no state; it is unsent work and must go on waiting. */
export async function upgradeToVersion2(transaction: Transaction): Promise<void> {
  await transaction
    .table('pendingUploads')
    .toCollection()
    .modify((row: Partial<PendingUpload>) => {
      Object.assign(row, { state: row.state ?? 'queued', lastError: row.lastError ?? null });
    });
}
