import { ACCOUNT_CREATION_STATES, ACTIVATION_STATES, LEAD_STATES } from '@chowk/domain/leads';
import { SHOP_TYPES, type ShopPhotoType } from '@chowk/domain/shops';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from './accounts';
import { bytes } from './auth/auth';
import { shops } from './businesses';
import { changedIn, createdAt, id, moment, updatedAt } from './columns';
import { currentUid, hasRole, systemMayAll, userMayRead } from './roles';

export interface LeadPhoto {
  readonly type: ShopPhotoType;
  readonly path: string;
}

export const shopLeads = pgTable(
  'shop_leads',
  {
    id: id(),
    shop_name: text('shop_name').notNull(),
    shop_type: text('shop_type', { enum: SHOP_TYPES }),
    owner_name: text('owner_name').notNull(),
    phone: text('phone').notNull(),
    email: text('email'),
    /** An argon2 hash, or null: then the owner claims the account from their phone. */
    password: text('password'),
    area: text('area').notNull(),
    address: text('address'),
    pin_code: text('pin_code'),
    state_code: text('state_code'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    accuracy_m: doublePrecision('accuracy_m'),
    photos: jsonb('photos').$type<readonly LeadPhoto[]>().notNull().default([]),
    notes: text('notes'),
    salesperson_id: uuid('salesperson_id')
      .notNull()
      .references(() => profiles.id),
    phone_verified: boolean('phone_verified').notNull().default(false),
    phone_verified_at: moment('phone_verified_at'),
    status: text('status', { enum: LEAD_STATES }).notNull().default('pending'),
    account_creation_status: text('account_creation_status', { enum: ACCOUNT_CREATION_STATES })
      .notNull()
      .default('pending'),
    reason: text('reason'),
    shop_id: uuid('shop_id').references(() => shops.id),
    converted_at: moment('converted_at'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: integer('version').notNull().default(1),
    changed_in: changedIn(),
  },
  (table) => [
    // One bizman per shop; a rejected attempt frees the number.
    uniqueIndex('shop_leads_phone_key').on(table.phone).where(sql`${table.status} <> 'rejected'`),
    uniqueIndex('shop_leads_shop_key').on(table.shop_id),
    index('shop_leads_salesperson_idx').on(table.salesperson_id, table.id),
    index('shop_leads_change_idx').on(table.salesperson_id, table.changed_in),
    index('shop_leads_status_idx').on(table.status, table.id),
    index('shop_leads_photos_idx').using('gin', table.photos.op('jsonb_path_ops')),
    index('shop_leads_converted_idx').on(table.converted_at),
    // For a bizman's month and an area's month.
    index('shop_leads_month_idx')
      .on(table.salesperson_id, table.converted_at)
      .where(sql`${table.status} = 'converted'`),
    index('shop_leads_area_month_idx')
      .on(table.area, table.converted_at)
      .where(sql`${table.status} = 'converted'`),
    index('shop_leads_name_search_idx').using('gin', table.shop_name.op('gin_trgm_ops')),
    index('shop_leads_position_idx').on(table.lat, table.lng),
    check('shop_leads_password', sql`${table.password} like '$argon2%'`),
    check('shop_leads_pin_code', sql`${table.pin_code} ~ '^[1-9][0-9]{5}$'`),
    check('shop_leads_position', sql`(${table.lat} is null) = (${table.lng} is null)`),
    userMayRead(sql`${table.salesperson_id} = ${currentUid} or ${hasRole('admin')}`),
    systemMayAll(),
  ],
);

/** What was requested, as of that day; the lead has the rest. */
export const shopActivationRequests = pgTable(
  'shop_activation_requests',
  {
    id: id(),
    lead_id: uuid('lead_id')
      .notNull()
      .references(() => shopLeads.id),
    requested_by: uuid('requested_by')
      .notNull()
      .references(() => profiles.id),
    shop_name: text('shop_name').notNull(),
    area: text('area').notNull(),
    owner_name: text('owner_name').notNull(),
    phone: text('phone').notNull(),
    email: text('email'),
    password: text('password'),
    notes: text('notes'),
    status: text('status', { enum: ACTIVATION_STATES }).notNull().default('requested'),
    reason: text('reason'),
    decided_by: uuid('decided_by').references(() => profiles.id),
    decided_at: moment('decided_at'),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('shop_activation_requests_lead_key').on(table.lead_id),
    index('shop_activation_requests_status_idx').on(table.status, table.id),
    index('shop_activation_requests_author_idx').on(table.requested_by),
    index('shop_activation_requests_decider_idx').on(table.decided_by),
    check('shop_activation_requests_password', sql`${table.password} like '$argon2%'`),
    userMayRead(sql`${table.requested_by} = ${currentUid} or ${hasRole('admin')}`),
    systemMayAll(),
  ],
);

/** Codes sent to owners' phones. The digits are encrypted until used. */
export const leadCodes = pgTable(
  'lead_codes',
  {
    id: id(),
    lead_id: uuid('lead_id')
      .notNull()
      .references(() => shopLeads.id),
    phone: text('phone').notNull(),
    sent_by: uuid('sent_by')
      .notNull()
      .references(() => profiles.id),
    code_sealed: bytes('code_sealed'),
    wrong_guesses: integer('wrong_guesses').notNull().default(0),
    sent_at: moment('sent_at').notNull(),
    expires_at: moment('expires_at').notNull(),
  },
  (table) => [
    index('lead_codes_lead_idx').on(table.lead_id, table.id),
    index('lead_codes_phone_idx').on(table.phone, table.sent_at),
    index('lead_codes_sender_idx').on(table.sent_by, table.sent_at),
    systemMayAll(),
  ],
);
