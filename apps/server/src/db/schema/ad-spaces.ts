import {
  AD_SPACE_STATES,
  BOOKING_STATES,
  type DaySpan,
  LIVE_BOOKING_STATES,
} from '@chowk/domain/ad-spaces';
import { AD_SPACE_KINDS } from '@chowk/domain/shops';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from './accounts';
import { brands, shops } from './businesses';
import { campaigns } from './campaigns';
import { changedIn, createdAt, id, moment, updatedAt } from './columns';
import { ledgerTransactions, paise } from './money/ledger';
import {
  currentUid,
  hasRole,
  systemMayAll,
  userMayDelete,
  userMayInsert,
  userMayRead,
  userMayUpdate,
} from './roles';

function isCaredFor(shop: AnyPgColumn): SQL {
  return sql`${shop} in (select id from ${shops} where owner_id = ${currentUid} or salesperson_id = ${currentUid})`;
}

function isOwnShop(shop: AnyPgColumn): SQL {
  return sql`${shop} in (select id from ${shops} where owner_id = ${currentUid})`;
}

/** What a shop rents to brands by the day. */
export const adSpaces = pgTable(
  'ad_spaces',
  {
    id: id(),
    shop_id: uuid('shop_id')
      .notNull()
      .references(() => shops.id),
    kind: text('kind', { enum: AD_SPACE_KINDS }).notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    width_cm: integer('width_cm').notNull(),
    height_cm: integer('height_cm').notNull(),
    price_per_day_paise: paise('price_per_day_paise').notNull(),
    price_per_week_paise: paise('price_per_week_paise'),
    price_per_month_paise: paise('price_per_month_paise'),
    status: text('status', { enum: AD_SPACE_STATES }).notNull().default('active'),
    /** Blocked days, sorted and without overlaps. */
    blocked: jsonb('blocked').$type<DaySpan[]>().notNull().default(sql`'[]'::jsonb`),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('ad_spaces_shop_idx').on(table.shop_id, table.id),
    index('ad_spaces_market_idx').on(table.status, table.id),
    index('ad_spaces_cheapest_idx').on(table.status, table.price_per_day_paise, table.id),
    index('ad_spaces_title_search_idx').using('gin', table.title.op('gin_trgm_ops')),
    check('ad_spaces_size', sql`${table.width_cm} > 0 and ${table.height_cm} > 0`),
    check(
      'ad_spaces_rates',
      sql`${table.price_per_day_paise} > 0 and ${table.price_per_week_paise} > 0 and ${table.price_per_month_paise} > 0`,
    ),
    // A brand sees spaces on offer and those it has booked; these policies read no space in turn.
    userMayRead(
      sql`${isCaredFor(table.shop_id)} or ${hasRole('admin')} or (${hasRole('brand')} and (${table.status} = 'active' or ${table.id} in (select space_id from ad_space_bookings where brand_id in (select id from ${brands} where owner_id = ${currentUid}))))`,
    ),
    userMayInsert(isOwnShop(table.shop_id)),
    userMayUpdate(isOwnShop(table.shop_id)),
    systemMayAll(),
  ],
);

export const adSpacePhotos = pgTable(
  'ad_space_photos',
  {
    id: id(),
    space_id: uuid('space_id')
      .notNull()
      .references(() => adSpaces.id),
    /** In the bucket shop_photos, as {uploadedBy}/space_{timestamp}_{name}. */
    path: text('path').notNull(),
    uploaded_by: uuid('uploaded_by')
      .notNull()
      .references(() => profiles.id),
    created_at: createdAt(),
  },
  (table) => {
    const isOwn = sql`exists (select 1 from ${adSpaces} where ${adSpaces.id} = ${table.space_id} and ${isOwnShop(adSpaces.shop_id)})`;
    return [
      unique('ad_space_photos_path_key').on(table.path),
      index('ad_space_photos_space_idx').on(table.space_id, table.id),
      index('ad_space_photos_uploader_idx').on(table.uploaded_by),
      // Visible to everybody who sees the space.
      userMayRead(
        sql`exists (select 1 from ${adSpaces} where ${adSpaces.id} = ${table.space_id}) or ${hasRole('admin')}`,
      ),
      userMayInsert(sql`${isOwn} and ${table.uploaded_by} = ${currentUid}`),
      userMayDelete(isOwn),
      systemMayAll(),
    ];
  },
);

const live = sql.raw(LIVE_BOOKING_STATES.map((state) => `'${state}'`).join(', '));

/**
 * Live bookings of a space cannot overlap: an exclusion constraint (migration `ad_space_guards`),
 * which Drizzle cannot express.
 */
export const adSpaceBookings = pgTable(
  'ad_space_bookings',
  {
    id: id(),
    space_id: uuid('space_id')
      .notNull()
      .references(() => adSpaces.id),
    /**
     * Copied from the space, so that access to a booking does not depend on access to the space.
     */
    shop_id: uuid('shop_id')
      .notNull()
      .references(() => shops.id),
    brand_id: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
    /** The campaign that holds the money and, week by week, the proofs. */
    campaign_id: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    starts_on: date('starts_on').notNull(),
    ends_on: date('ends_on').notNull(),
    status: text('status', { enum: BOOKING_STATES }).notNull().default('requested'),
    brief: text('brief').notNull(),
    price_paise: paise('price_paise').notNull(),
    fee_bps: integer('fee_bps').notNull(),
    gst_bps: integer('gst_bps').notNull(),
    fee_paise: paise('fee_paise').notNull(),
    gst_paise: paise('gst_paise').notNull(),
    refunded_paise: paise('refunded_paise').notNull().default(0),
    hold_transaction_id: uuid('hold_transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    expires_at: moment('expires_at').notNull(),
    answered_at: moment('answered_at'),
    started_at: moment('started_at'),
    ended_at: moment('ended_at'),
    reason: text('reason'),
    requested_by: uuid('requested_by')
      .notNull()
      .references(() => profiles.id),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: integer('version').notNull().default(1),
    changed_in: changedIn(),
  },
  (table) => [
    unique('ad_space_bookings_campaign_key').on(table.campaign_id),
    index('ad_space_bookings_space_idx').on(table.space_id, table.ends_on),
    index('ad_space_bookings_shop_idx').on(table.shop_id, table.id),
    index('ad_space_bookings_shop_change_idx').on(table.shop_id, table.changed_in),
    index('ad_space_bookings_brand_idx').on(table.brand_id, table.id),
    index('ad_space_bookings_brand_change_idx').on(table.brand_id, table.changed_in),
    index('ad_space_bookings_hold_idx').on(table.hold_transaction_id),
    index('ad_space_bookings_requester_idx').on(table.requested_by),
    // Matches the jobs' query only.
    index('ad_space_bookings_expiry_idx')
      .on(table.expires_at)
      .where(sql`${table.status} = 'requested'`),
    index('ad_space_bookings_live_idx')
      .on(table.status, table.starts_on)
      .where(sql`${table.status} in (${live})`),
    check('ad_space_bookings_days', sql`${table.starts_on} <= ${table.ends_on}`),
    check(
      'ad_space_bookings_amounts',
      sql`${table.price_paise} > 0 and ${table.fee_paise} >= 0 and ${table.gst_paise} >= 0`,
    ),
    userMayRead(
      sql`${isCaredFor(table.shop_id)} or ${table.brand_id} in (select id from ${brands} where owner_id = ${currentUid}) or ${hasRole('admin')}`,
    ),
    systemMayAll(),
  ],
);
