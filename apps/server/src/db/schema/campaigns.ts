import {
  CAMPAIGN_KINDS,
  CAMPAIGN_STATES,
  DAYS_TO_SUBMIT,
  FENCE_M,
  PAYMENT_NATURES,
  PLACEMENT_TYPES,
} from '@chowk/domain/campaigns';
import type { ShopType } from '@chowk/domain/shops';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { brands, shops } from './businesses';
import { changedIn, createdAt, id, moment, updatedAt } from './columns';
import { paise } from './money/ledger';
import {
  currentUid,
  hasRole,
  systemMayAll,
  userMayInsert,
  userMayRead,
  userMayUpdate,
} from './roles';

export const campaigns = pgTable(
  'campaigns',
  {
    id: id(),
    brand_id: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
    /** The weeks of a booked ad space are handled like placements; people see them as a booking. */
    kind: text('kind', { enum: CAMPAIGN_KINDS }).notNull().default('campaign'),
    title: text('title').notNull(),
    brief: text('brief').notNull().default(''),
    sample_photo_path: text('sample_photo_path'),
    placement_type: text('placement_type', { enum: PLACEMENT_TYPES }),
    areas: text('areas').array().notNull().default(sql`'{}'::text[]`),
    shop_types: text('shop_types').array().$type<ShopType[]>().notNull().default(sql`'{}'::text[]`),
    /** A campaign for this one shop. */
    shop_id: uuid('shop_id').references(() => shops.id),
    payout_paise: paise('payout_paise'),
    slots: integer('slots'),
    /** Slots taken by shops, and those proved and paid; both are counted by system steps. */
    slots_taken: integer('slots_taken').notNull().default(0),
    slots_done: integer('slots_done').notNull().default(0),
    /** Fixed at launch. */
    fee_bps: integer('fee_bps'),
    gst_bps: integer('gst_bps'),
    /** Our registration under which the tax is charged; without one there is none. */
    supplier_gstin: text('supplier_gstin'),
    payment_nature: text('payment_nature', { enum: PAYMENT_NATURES })
      .notNull()
      .default('platform_supply'),
    starts_at: moment('starts_at'),
    ends_at: moment('ends_at'),
    photos_needed: integer('photos_needed').notNull().default(1),
    fence_m: integer('fence_m').notNull().default(FENCE_M.usual),
    days_to_submit: integer('days_to_submit').notNull().default(DAYS_TO_SUBMIT.usual),
    status: text('status', { enum: CAMPAIGN_STATES }).notNull().default('draft'),
    launched_at: moment('launched_at'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: integer('version').notNull().default(1),
    // In no index: a campaign is updated with every slot taken, and such an update stays on its
    // page.
    changed_in: changedIn(),
  },
  (table) => {
    const isOwn = sql`${table.brand_id} in (select id from ${brands} where owner_id = ${currentUid})`;
    const isDraft = sql`${table.kind} = 'campaign' and ${table.status} = 'draft' and ${table.slots_taken} = 0 and ${table.fee_bps} is null`;
    return [
      index('campaigns_brand_idx').on(table.brand_id, table.id),
      index('campaigns_shop_idx').on(table.shop_id),
      index('campaigns_sample_idx')
        .on(table.sample_photo_path)
        .where(sql`${table.sample_photo_path} is not null`),
      index('campaigns_status_idx').on(table.status, table.id),
      index('campaigns_title_search_idx').using('gin', table.title.op('gin_trgm_ops')),
      check('campaigns_slots', sql`${table.slots_taken} between 0 and ${table.slots}`),
      check('campaigns_done', sql`${table.slots_done} between 0 and ${table.slots_taken}`),
      check('campaigns_payout', sql`${table.payout_paise} > 0`),
      check('campaigns_dates', sql`${table.starts_at} < ${table.ends_at}`),
      // A store sees the campaigns it has a deal of; these policies read no campaign in turn. Found
      // by its shops, so that the time does not depend on other people's deals.
      userMayRead(
        sql`${isOwn} or ${hasRole('admin')} or ${table.id} in (select campaign_id from deals where shop_id in (select id from ${shops} where owner_id = ${currentUid} or salesperson_id = ${currentUid}))`,
      ),
      // Brands can write drafts only; whatever moves money is a system step.
      userMayInsert(sql`${isOwn} and ${isDraft}`),
      userMayUpdate(sql`${isOwn} and ${isDraft}`),
      systemMayAll(),
    ];
  },
);
