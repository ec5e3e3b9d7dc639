import type { ServiceScope } from '@chowk/domain/platform';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../accounts';
import { bytes } from '../auth/auth';
import { createdAt, id, moment, updatedAt } from '../columns';
import {
  authMayAll,
  currentUid,
  hasRole,
  systemMayAll,
  userMayInsert,
  userMayRead,
  userMayUpdate,
  userMayWrite,
} from '../roles';

/** An admin's saved view of a console list. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    owner_id: uuid('owner_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    name: text('name').notNull(),
    filter: jsonb('filter').$type<Record<string, string>>().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('saved_views_name_key').on(table.owner_id, table.list, table.name),
    userMayWrite(sql`${table.owner_id} = ${currentUid} and ${hasRole('admin')}`),
    systemMayAll(),
  ],
);

/** A missing row means the feature is on. */
export const featureFlags = pgTable(
  'feature_flags',
  {
    key: text('key').primaryKey(),
    is_on: boolean('is_on').notNull(),
    reason: text('reason').notNull(),
    updated_by: uuid('updated_by').references(() => profiles.id),
    updated_at: updatedAt(),
  },
  (table) => [
    index('feature_flags_author_idx').on(table.updated_by),
    // Everybody may read the flag; who changed it and why only admins.
    userMayRead(sql`true`),
    userMayWrite(hasRole('super_admin')),
    systemMayAll(),
  ],
);

/** Service keys by hash. A revoked one stays on record. */
export const serviceKeys = pgTable(
  'service_keys',
  {
    id: id(),
    name: text('name').notNull(),
    hint: text('hint').notNull(),
    key_hash: bytes('key_hash').notNull(),
    created_by: uuid('created_by')
      .notNull()
      .references(() => profiles.id),
    created_at: createdAt(),
    last_used_at: moment('last_used_at'),
    revoked_at: moment('revoked_at'),
    scopes: jsonb('scopes').$type<ServiceScope[]>().notNull(),
    expires_at: moment('expires_at').notNull(),
    /** Confirmed by another super admin; until then it is inactive. */
    confirmed_at: moment('confirmed_at'),
  },
  (table) => [
    uniqueIndex('service_keys_hash_key').on(table.key_hash),
    index('service_keys_author_idx').on(table.created_by),
    userMayRead(hasRole('super_admin')),
    userMayInsert(sql`${table.created_by} = ${currentUid} and ${hasRole('super_admin')}`),
    userMayUpdate(hasRole('super_admin')),
    authMayAll(),
    systemMayAll(),
  ],
);
