import type { SyncCollection } from '@chowk/domain/sync';
import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Tx } from '../db';

/** Selects a person's rows: written since, after that id, up to a limit. */
export interface SyncWindow {
  readonly uid: string;
  /** The acted shop. */
  readonly shopId: string | null;
  /** Rows of this transaction id and later; `0` for all rows. */
  readonly since: string;
  readonly after: string;
  /** Below it, rows that only quote something renamed are not sent again. */
  readonly lowest: string;
  readonly limit: number;
}

/** A noun's synced collection. */
export interface SyncSource {
  readonly collection: SyncCollection;
  readonly view: z.ZodMiniType;
  /**
   * As the system: a statement for the ids of rows whose presentation may have changed for this
   * person. Too many is harmless, too few is a bug.
   */
  readonly changed: (window: SyncWindow) => SQL;
  /** As the person: the rows that row security allows, as the noun's list presents them. */
  readonly show: (tx: Tx, ids: readonly string[]) => Promise<readonly { readonly id: string }[]>;
}

/** A condition on the acted shop, if there is one. */
export function isActedShop({ shopId }: SyncWindow): SQL {
  return shopId === null ? sql`true` : sql`id = ${shopId}::uuid`;
}

/** The shops a person owns or looks after, and their brand. */
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

/** Each branch uses its own index; together they are one page in id order. */
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
