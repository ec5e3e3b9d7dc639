import { CHOSEN_CHANNELS, CONSENT_PURPOSES, NOTIFICATION_KINDS } from '@chowk/domain/accounts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from './accounts';
import { bytes } from './auth/auth';
import { createdAt, id, moment, updatedAt } from './columns';
import {
  authMayInsert,
  currentUid,
  hasRole,
  systemMayAll,
  userMayInsert,
  userMayRead,
  userMayUpdate,
  userMayWrite,
} from './roles';

const profileId = () =>
  uuid('profile_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

/** Where a person is paid. Both values are encrypted; only their masks are ever shown. */
export const payoutDetails = pgTable(
  'payout_details',
  {
    profile_id: profileId().primaryKey(),
    upi_sealed: bytes('upi_sealed'),
    upi_masked: text('upi_masked'),
    pan_sealed: bytes('pan_sealed'),
    pan_masked: text('pan_masked'),
    /** When a changed UPI ID takes effect; at once if null. */
    usable_from: moment('usable_from'),
    /** Frozen since then, because its owner reported a change as not theirs. */
    frozen_at: moment('frozen_at'),
    updated_at: updatedAt(),
  },
  (table) => [userMayWrite(sql`${table.profile_id} = ${currentUid}`), systemMayAll()],
);

export const consentPurpose = pgEnum('consent_purpose', CONSENT_PURPOSES);

/** A row per consent. It is never deleted, as evidence of the consent and its withdrawal. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    profile_id: profileId(),
    purpose: consentPurpose('purpose').notNull(),
    /** The version of the text agreed to. */
    version: text('version').notNull(),
    given_at: moment('given_at').notNull(),
    withdrawn_at: moment('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('consents_given_key')
      .on(table.profile_id, table.purpose)
      .where(sql`${table.withdrawn_at} is null`),
    index('consents_profile_idx').on(table.profile_id, table.given_at),
    userMayRead(sql`${table.profile_id} = ${currentUid} or ${hasRole('admin')}`),
    userMayInsert(sql`${table.profile_id} = ${currentUid}`),
    userMayUpdate(sql`${table.profile_id} = ${currentUid}`),
    systemMayAll(),
    authMayInsert(sql`${table.withdrawn_at} is null`),
  ],
);

export const notificationKind = pgEnum('notification_kind', NOTIFICATION_KINDS);
export const notificationChannel = pgEnum('notification_channel', CHOSEN_CHANNELS);

/** Only explicit choices; the rest follows the defaults, also when those change. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    profile_id: profileId(),
    kind: notificationKind('kind').notNull(),
    channel: notificationChannel('channel').notNull(),
    is_on: boolean('is_on').notNull(),
    updated_at: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.profile_id, table.kind, table.channel] }),
    userMayWrite(sql`${table.profile_id} = ${currentUid}`),
    systemMayAll(),
  ],
);

/** Bizmen who opted out of the leaderboard. */
export const leaderboardAbsences = pgTable(
  'leaderboard_absences',
  { profile_id: profileId().primaryKey(), created_at: createdAt() },
  (table) => [userMayWrite(sql`${table.profile_id} = ${currentUid}`), systemMayAll()],
);
