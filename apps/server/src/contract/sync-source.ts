import type { SyncCollection } from '@chowk/domain/sync';
import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Tx } from '../db';

/** Which of a person's rows are looked for: written since, beyond that id, so many. */
export interface SyncWindow {
  readonly uid: string;
  /** The one shop that is acted for. */
  readonly shopId: string | null;
  /** Rows of this transaction and of later ones; `0` is all there are. */
  readonly since: string;
  readonly after: string;
  /** Below it nobody is told anew what only quotes something that was renamed. */
  readonly lowest: string;
  readonly limit: number;
}

/** What a noun offers to the local store of a phone. */
export interface SyncSource {
  readonly collection: SyncCollection;
  readonly view: z.ZodMiniType;
  /**
   * As the system: a statement for the ids of the person's rows that may look different since then,
   * because they, what they quote, or who sees them was written. Too many is no harm, too few is.
   */
  readonly changed: (window: SyncWindow) => SQL;
  /** As the person: those of them row security shows, as the noun's own list shows them. */
  readonly show: (tx: Tx, ids: readonly string[]) => Promise<readonly { readonly id: string }[]>;
}

/** Of a shop: whether it is the one acted for, if one is. */
export function isActedShop({ shopId }: SyncWindow): SQL {
  return shopId === null ? sql`true` : sql`id = ${shopId}::uuid`;
}

/** The shops a person owns or looks after, and the brand they own, which is no shop's. */
export function ownShops(window: SyncWindow): SQL {
  const { uid } = window;
  const own = sql`(owner_id = ${uid}::uuid or salesperson_id = ${uid}::uuid)`;
  return sql`(select id from shops where ${own} and ${isActedShop(window)})`;
}

export function ownBrands({ uid, shopId }: SyncWindow): SQL {
  const own = sql`owner_id = ${uid}::uuid`;
  return sql`(select id from brands where ${shopId === null ? own : sql`false`})`;
}

export function writtenSince(table: 'shops' | 'brands', { since }: SyncWindow): SQL {
  return sql`(select id from ${sql.raw(table)} where changed_in >= ${since}::xid8)`;
}

/** Each branch is found by its own index; together they are one page in the order of ids. */
export function firstOf(
  table:
    | 'deals'
    | 'campaigns'
    | 'shops'
    | 'brands'
    | 'earnings'
    | 'shop_leads'
    | 'product_orders'
    | 'ad_space_bookings',
  { after, limit }: SyncWindow,
  branches: readonly SQL[],
): SQL {
  const from = sql.raw(table);
  const parts = branches.map(
    (where) =>
      sql`(select id from ${from} where ${where} and id > ${after}::uuid order by id limit ${limit})`,
  );
  return sql`select id from (${sql.join(parts, sql` union `)}) as found order by id limit ${limit}`;
}
