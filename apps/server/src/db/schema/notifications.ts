import { DELIVERY_REASONS, DELIVERY_STATES } from '@chowk/domain/notifications';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from './accounts';
import { sessions } from './auth/auth';
import { changedIn, createdAt, id, moment, updatedAt } from './columns';
import { notificationChannel } from './own-settings';
import { currentUid, systemMayAll, userMayRead, userMayUpdate, userMayWrite } from './roles';

const profileId = () =>
  uuid('profile_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    profile_id: profileId(),
    type: text('type').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    seen: boolean('seen').notNull().default(false),
    read_at: moment('read_at'),
    created_at: createdAt(),
    changed_in: changedIn(),
  },
  (table) => [
    index('notifications_profile_idx').on(table.profile_id, table.id.desc()),
    index('notifications_unread_idx').on(table.profile_id).where(sql`${table.read_at} is null`),
    index('notifications_unseen_idx').on(table.profile_id).where(sql`not ${table.seen}`),
    index('notifications_change_idx').on(table.profile_id, table.changed_in),
    index('notifications_created_idx').on(table.created_at),
    userMayRead(sql`${table.profile_id} = ${currentUid}`),
    userMayUpdate(sql`${table.profile_id} = ${currentUid}`),
    systemMayAll(),
  ],
);

/** Deliveries besides the list in the app: at most one per channel and notification. */
export const notificationDeliveries = pgTable(
  'notification_deliveries',
  {
    id: id(),
    notification_id: uuid('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    profile_id: profileId(),
    /** Copied from the notification, for the limit on floods. */
    type: text('type').notNull(),
    channel: notificationChannel('channel').notNull(),
    state: text('state', { enum: DELIVERY_STATES }).notNull(),
    reason: text('reason', { enum: DELIVERY_REASONS }),
    tries: smallint('tries').notNull().default(0),
    due_at: moment('due_at').notNull(),
    claimed_at: moment('claimed_at'),
    settled_at: moment('settled_at'),
    created_at: createdAt(),
  },
  (table) => [
    unique('notification_deliveries_once').on(table.notification_id, table.channel),
    index('notification_deliveries_profile_idx').on(table.profile_id, table.id.desc()),
    index('notification_deliveries_state_idx').on(table.state, table.id.desc()),
    index('notification_deliveries_due_idx').on(table.due_at).where(sql`${table.state} = 'queued'`),
    index('notification_deliveries_sending_idx')
      .on(table.claimed_at)
      .where(sql`${table.state} = 'sending'`),
    userMayRead(sql`${table.profile_id} = ${currentUid}`),
    systemMayAll(),
  ],
);

/** A browser with push notifications. It ends with the session that subscribed it. */
export const deviceSubscriptions = pgTable(
  'device_subscriptions',
  {
    id: id(),
    profile_id: profileId(),
    session_id: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    label: text('label').notNull().default(''),
    created_at: createdAt(),
    last_sent_at: moment('last_sent_at'),
  },
  (table) => [
    uniqueIndex('device_subscriptions_endpoint_key').on(table.endpoint),
    index('device_subscriptions_profile_idx').on(table.profile_id, table.id),
    index('device_subscriptions_session_idx').on(table.session_id),
    userMayRead(sql`${table.profile_id} = ${currentUid}`),
    systemMayAll(),
  ],
);

const MINUTES_A_DAY = 24 * 60;

/** Only people who chose; the rest have the default. */
export const quietHours = pgTable(
  'quiet_hours',
  {
    profile_id: profileId().primaryKey(),
    is_on: boolean('is_on').notNull(),
    from_minute: integer('from_minute').notNull(),
    to_minute: integer('to_minute').notNull(),
    updated_at: updatedAt(),
  },
  (table) => [
    check(
      'quiet_hours_minutes',
      sql`${table.from_minute} between 0 and ${sql.raw(String(MINUTES_A_DAY - 1))}
        and ${table.to_minute} between 0 and ${sql.raw(String(MINUTES_A_DAY - 1))}`,
    ),
    userMayWrite(sql`${table.profile_id} = ${currentUid}`),
    systemMayAll(),
  ],
);
