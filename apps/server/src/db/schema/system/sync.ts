import { SYNC_COLLECTIONS } from '@chowk/domain/sync';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, transactionId } from '../columns';
import { currentUid, systemMayAll, userMayRead } from '../roles';

/**
 * Rows a person may no longer see, written by triggers. An entry means "check again": a row visible
 * again by then is not reported as gone.
 */
export const syncGone = pgTable(
  'sync_gone',
  {
    person_id: uuid('person_id').notNull(),
    collection: text('collection', { enum: SYNC_COLLECTIONS }).notNull(),
    entity_id: uuid('entity_id').notNull(),
    gone_in: transactionId('gone_in').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.person_id, table.collection, table.entity_id] }),
    index('sync_gone_created_idx').on(table.created_at),
    userMayRead(sql`${table.person_id} = ${currentUid}`),
    systemMayAll(),
  ],
);

/** A single row: older cursors need a reset, because deletions before it were forgotten. */
export const syncFloor = pgTable(
  'sync_floor',
  {
    id: integer('id').primaryKey(),
    floor: transactionId('floor').notNull(),
  },
  (table) => [check('sync_floor_one', sql`${table.id} = 1`), systemMayAll()],
);
