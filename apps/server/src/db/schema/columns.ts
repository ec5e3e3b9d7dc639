import { sql } from 'drizzle-orm';
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Ids are version 7 UUIDs made by the client or the server, never by the database. */
export const id = () => uuid('id').primaryKey();

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().defaultNow();

export const updatedAt = () => moment('updated_at').notNull().defaultNow();

export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * The transaction that last wrote the row, set by a trigger. Unlike a time or a counter, which can
 * be taken early and committed late, it cannot be missed by a pull in between.
 */
export const changedIn = () =>
  transactionId('changed_in').notNull().default(sql`pg_current_xact_id()`);
