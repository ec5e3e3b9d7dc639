import { VISIT_STATES } from '@chowk/domain/shops';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from './accounts';
import { shops } from './businesses';
import { createdAt, id, moment } from './columns';
import {
  currentUid,
  hasRole,
  systemMayAll,
  userMayInsert,
  userMayRead,
  userMayUpdate,
} from './roles';

/** A bizman's visit to a shop as their phone reports it: at most once a day in India. */
export const shopVisits = pgTable(
  'shop_visits',
  {
    id: id(),
    shop_id: uuid('shop_id')
      .notNull()
      .references(() => shops.id),
    bizman_id: uuid('bizman_id')
      .notNull()
      .references(() => profiles.id),
    visited_on: date('visited_on').notNull(),
    visited_at: moment('visited_at').notNull(),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    accuracy_m: doublePrecision('accuracy_m'),
    /** From the shop's position of that day; null when either is unknown. */
    distance_m: doublePrecision('distance_m'),
    status: text('status', { enum: VISIT_STATES }).notNull().default('marked'),
    note: text('note'),
    photo_path: text('photo_path'),
    created_at: createdAt(),
  },
  (table) => [
    // One that was undone is no visit: the same day may be marked again.
    uniqueIndex('shop_visits_day_idx')
      .on(table.shop_id, table.bizman_id, table.visited_on)
      .where(sql`status = 'marked'`),
    index('shop_visits_bizman_idx').on(table.bizman_id, table.visited_on),
    check('shop_visits_position', sql`(${table.lat} is null) = (${table.lng} is null)`),
    check('shop_visits_status', sql`${table.status} in ('marked', 'undone')`),
    check('shop_visits_lat', sql`${table.lat} between -90 and 90`),
    check('shop_visits_lng', sql`${table.lng} between -180 and 180`),
    // The location is visible to the bizman and, as evidence of work, to admins.
    userMayRead(sql`${table.bizman_id} = ${currentUid} or ${hasRole('admin')}`),
    userMayInsert(
      sql`${table.bizman_id} = ${currentUid} and ${table.shop_id} in (select id from ${shops} where salesperson_id = ${currentUid})`,
    ),
    userMayUpdate(sql`${table.bizman_id} = ${currentUid}`),
    systemMayAll(),
  ],
);
