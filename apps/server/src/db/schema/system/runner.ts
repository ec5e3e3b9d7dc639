import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../columns';
import { hasRole, systemMayAll, userMayRead } from '../roles';

/** Tables of the command runner: stored responses, audit log, limits, events. */

/** A stored response per person and key, without expiry. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The person, or a nil UUID without a session. */
    owner_id: uuid('owner_id').notNull(),
    key: uuid('key').notNull(),
    command: text('command').notNull(),
    body_hash: text('body_hash').notNull(),
    answer: jsonb('answer'),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.owner_id, table.key] }), systemMayAll()],
);

export const auditLogs = pgTable(
  'audit_logs',
  {
    id: id(),
    entity: text('entity').notNull(),
    entity_id: text('entity_id'),
    action: text('action').notNull(),
    diff: jsonb('diff').$type<Record<string, unknown>>().notNull(),
    /** The person, and the shop's owner when acting. */
    actor_id: uuid('actor_id'),
    on_behalf_of: uuid('on_behalf_of'),
    acting_shop_id: uuid('acting_shop_id'),
    request_id: text('request_id').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('audit_logs_entity_idx').on(table.entity, table.entity_id, table.id),
    index('audit_logs_actor_idx').on(table.actor_id, table.id),
    index('audit_logs_behalf_idx')
      .on(table.on_behalf_of, table.id)
      .where(sql`${table.on_behalf_of} is not null`),
    index('audit_logs_action_idx').on(table.action, table.id),
    index('audit_logs_subject_idx').on(table.entity_id, table.id),
    userMayRead(hasRole('admin')),
    systemMayAll(),
  ],
);

export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: text('bucket').primaryKey(),
    /** When the bucket will be full again (all the generic cell rate algorithm stores). */
    empty_at: moment('empty_at').notNull(),
  },
  (table) => [index('rate_limits_empty_idx').on(table.empty_at), systemMayAll()],
);

/** Messages sent per day in India. */
export const smsDays = pgTable(
  'sms_days',
  {
    day: date('day').primaryKey(),
    sent: integer('sent').notNull(),
    alarmed_at: moment('alarmed_at'),
  },
  () => [systemMayAll()],
);

/** Kept for a day so that streams can resume. */
export const realtimeEvents = pgTable(
  'realtime_events',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    audience: text('audience').notNull(),
    type: text('type').notNull(),
    entity_id: uuid('entity_id'),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('realtime_events_audience_idx').on(table.audience, table.id),
    index('realtime_events_created_idx').on(table.created_at),
    systemMayAll(),
  ],
);

/** A single row that names the demo this database was filled with. */
export const seeds = pgTable(
  'seeds',
  {
    name: text('name').primaryKey(),
    version: integer('version').notNull(),
    created_at: createdAt(),
  },
  (table) => [userMayRead(sql`${table.name} = 'demo'`), systemMayAll()],
);
