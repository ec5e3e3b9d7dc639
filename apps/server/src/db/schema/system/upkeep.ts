import type { RetentionKind, UpkeepState } from '@chowk/domain/upkeep';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from '../accounts';
import { createdAt, id, moment } from '../columns';
import { currentUid, hasRole, systemMayAll, userMayInsert, userMayRead } from '../roles';

const isOpen = sql`status in ('waiting', 'running')`;

/** A row per run, scheduled or manual. */
export const retentionRuns = pgTable(
  'retention_runs',
  {
    id: id(),
    status: text('status').$type<UpkeepState>().notNull(),
    is_scheduled: boolean('is_scheduled').notNull().default(false),
    requested_by: uuid('requested_by').references(() => profiles.id),
    counts: jsonb('counts').$type<Partial<Record<RetentionKind, number>>>().notNull().default({}),
    error: text('error'),
    created_at: createdAt(),
    finished_at: moment('finished_at'),
  },
  (table) => [
    // Two runs at once would count each other's work.
    uniqueIndex('retention_runs_one_open').on(sql`(true)`).where(isOpen),
    index('retention_runs_author_idx').on(table.requested_by),
    userMayRead(hasRole('super_admin')),
    userMayInsert(
      sql`${table.requested_by} = ${currentUid} and not ${table.is_scheduled} and ${hasRole('super_admin')}`,
    ),
    systemMayAll(),
  ],
);

/** Backups: requested, in progress and finished. */
export const backups = pgTable(
  'backups',
  {
    id: id(),
    status: text('status').$type<UpkeepState>().notNull(),
    is_scheduled: boolean('is_scheduled').notNull().default(false),
    requested_by: uuid('requested_by').references(() => profiles.id),
    row_count: bigint('row_count', { mode: 'number' }).notNull().default(0),
    size_bytes: bigint('size_bytes', { mode: 'number' }).notNull().default(0),
    parts: integer('parts').notNull().default(0),
    sha256: text('sha256'),
    schema: text('schema'),
    error: text('error'),
    created_at: createdAt(),
    finished_at: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('backups_one_open').on(sql`(true)`).where(isOpen),
    index('backups_author_idx').on(table.requested_by),
    userMayRead(hasRole('super_admin')),
    userMayInsert(
      sql`${table.requested_by} = ${currentUid} and not ${table.is_scheduled} and ${hasRole('super_admin')}`,
    ),
    systemMayAll(),
  ],
);
