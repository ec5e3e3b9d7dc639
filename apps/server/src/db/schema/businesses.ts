import { type OpeningHours, SHOP_PHOTO_TYPES, SHOP_STATES } from '@chowk/domain/shops';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles, userRoles } from './accounts';
import { changedIn, createdAt, id, moment, updatedAt } from './columns';
import {
  authMayInsert,
  currentUid,
  hasRole,
  systemMayAll,
  userMayDelete,
  userMayInsert,
  userMayRead,
} from './roles';

/** The business created at sign-up for a brand or a store; none for other roles. */
function ownerHasRole(owner: AnyPgColumn, role: 'brand' | 'retailer'): SQL {
  return sql`exists (select 1 from ${userRoles} where ${userRoles.user_id} = ${owner} and ${userRoles.role} = ${sql.raw(`'${role}'`)})`;
}

export const brands = pgTable(
  'brands',
  {
    id: id(),
    owner_id: uuid('owner_id')
      .notNull()
      .references(() => profiles.id),
    brand_name: text('brand_name').notNull(),
    category: text('category'),
    description: text('description'),
    website: text('website'),
    gstin: text('gstin'),
    logo_path: text('logo_path'),
    is_verified: boolean('is_verified').notNull().default(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
    changed_in: changedIn(),
  },
  (table) => [
    index('brands_change_idx').on(table.changed_in),
    index('brands_logo_idx').on(table.logo_path).where(sql`${table.logo_path} is not null`),
    unique('brands_owner_key').on(table.owner_id),
    userMayRead(sql`${table.owner_id} = ${currentUid} or ${hasRole('admin')}`),
    systemMayAll(),
    authMayInsert(sql`not ${table.is_verified} and ${ownerHasRole(table.owner_id, 'brand')}`),
  ],
);

export const shopStatus = pgEnum('shop_status', SHOP_STATES);

export const shops = pgTable(
  'shops',
  {
    id: id(),
    shop_name: text('shop_name').notNull(),
    /** Null while a bizman has onboarded a shop nobody has claimed yet. */
    owner_id: uuid('owner_id').references(() => profiles.id),
    /** The bizman who looks after it. */
    salesperson_id: uuid('salesperson_id').references(() => profiles.id),
    shop_type: text('shop_type'),
    area: text('area'),
    address: text('address'),
    pin_code: text('pin_code'),
    gstin: text('gstin'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    /** The maximum distance of a proof from the position; the campaign's own if null. */
    fence_radius_m: integer('fence_radius_m'),
    opening_hours: jsonb('opening_hours').$type<OpeningHours>(),
    status: shopStatus('status').notNull().default('active'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: integer('version').notNull().default(1),
    changed_in: changedIn(),
  },
  (table) => [
    index('shops_change_idx').on(table.changed_in),
    index('shops_owner_idx').on(table.owner_id),
    index('shops_salesperson_idx').on(table.salesperson_id),
    index('shops_area_idx').on(table.area),
    // Areas are typed by people, so campaigns compare them without case.
    index('shops_area_lower_idx').on(sql`lower(${table.area})`),
    index('shops_name_search_idx').using('gin', table.shop_name.op('gin_trgm_ops')),
    index('shops_area_search_idx').using('gin', table.area.op('gin_trgm_ops')),
    index('shops_pin_idx').on(table.pin_code),
    index('shops_position_idx').on(table.lat, table.lng),
    check('shops_pin_code', sql`${table.pin_code} ~ '^[1-9][0-9]{5}$'`),
    check('shops_position', sql`(${table.lat} is null) = (${table.lng} is null)`),
    check('shops_lat', sql`${table.lat} between -90 and 90`),
    check('shops_lng', sql`${table.lng} between -180 and 180`),
    check('shops_fence', sql`${table.fence_radius_m} > 0`),
    userMayRead(
      sql`${table.owner_id} = ${currentUid} or ${table.salesperson_id} = ${currentUid} or ${hasRole('admin')}`,
    ),
    systemMayAll(),
    authMayInsert(
      sql`${table.salesperson_id} is null and ${ownerHasRole(table.owner_id, 'retailer')}`,
    ),
  ],
);

/**
 * Each time the shop moved its pin. One side is null when the pin was removed or set again, so that
 * a move by way of no pin is recorded too.
 */
export const shopPinMoves = pgTable(
  'shop_pin_moves',
  {
    id: id(),
    shop_id: uuid('shop_id')
      .notNull()
      .references(() => shops.id),
    from_lat: doublePrecision('from_lat'),
    from_lng: doublePrecision('from_lng'),
    to_lat: doublePrecision('to_lat'),
    to_lng: doublePrecision('to_lng'),
    moved_at: moment('moved_at').notNull(),
  },
  (table) => [
    index('shop_pin_moves_shop_idx').on(table.shop_id, table.moved_at),
    check('shop_pin_moves_from', sql`(${table.from_lat} is null) = (${table.from_lng} is null)`),
    check('shop_pin_moves_to', sql`(${table.to_lat} is null) = (${table.to_lng} is null)`),
    systemMayAll(),
  ],
);

export const shopPhotos = pgTable(
  'shop_photos',
  {
    id: id(),
    shop_id: uuid('shop_id')
      .notNull()
      .references(() => shops.id),
    type: text('type', { enum: SHOP_PHOTO_TYPES }).notNull(),
    /** In the bucket of the same name, as {uploadedBy}/{type}_{timestamp}_{name}. */
    path: text('path').notNull(),
    uploaded_by: uuid('uploaded_by')
      .notNull()
      .references(() => profiles.id),
    created_at: createdAt(),
  },
  (table) => {
    const isOwn = sql`${table.shop_id} in (select id from ${shops} where owner_id = ${currentUid})`;
    return [
      unique('shop_photos_path_key').on(table.path),
      index('shop_photos_shop_idx').on(table.shop_id, table.id),
      // Visible with the shop, because brands choose shops by it.
      userMayRead(
        sql`${table.shop_id} in (select id from ${shops} where owner_id = ${currentUid} or salesperson_id = ${currentUid}) or ${hasRole('admin')} or ${hasRole('brand')}`,
      ),
      userMayInsert(sql`${isOwn} and ${table.uploaded_by} = ${currentUid}`),
      userMayDelete(isOwn),
      systemMayAll(),
    ];
  },
);
