import { DEAL_STATES, DECLINE_REASONS } from '@chowk/domain/deals';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { brands, shops } from './businesses';
import { campaigns } from './campaigns';
import { changedIn, createdAt, id, moment, updatedAt } from './columns';
import { paise } from './money/ledger';
import { currentUid, hasRole, systemMayAll, userMayRead } from './roles';

export interface ProofMeta {
  readonly notes: string | null;
  readonly uploaded_at: string;
  readonly uploaded_by: string;
}

export const deals = pgTable(
  'deals',
  {
    id: id(),
    campaign_id: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    shop_id: uuid('shop_id')
      .notNull()
      .references(() => shops.id),
    /**
     * Copied from the campaign, so that access to a deal does not depend on access to the campaign.
     */
    brand_id: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
    /** The week of a booked ad space, from 1. A campaign is offered to a shop once. */
    period: integer('period').notNull().default(0),
    status: text('status', { enum: DEAL_STATES }).notNull().default('offered'),
    payout_paise: paise('payout_paise').notNull(),
    proof_urls: text('proof_urls').array().notNull().default(sql`'{}'::text[]`),
    proof_meta: jsonb('proof_meta').$type<ProofMeta>(),
    notes: text('notes'),
    decline_reason: text('decline_reason', { enum: DECLINE_REASONS }),
    offer_expires_at: moment('offer_expires_at').notNull(),
    accepted_at: moment('accepted_at'),
    due_at: moment('due_at'),
    submitted_at: moment('submitted_at'),
    approved_at: moment('approved_at'),
    disputed_at: moment('disputed_at'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: integer('version').notNull().default(1),
    changed_in: changedIn(),
  },
  (table) => [
    unique('deals_campaign_shop_key').on(table.campaign_id, table.shop_id, table.period),
    index('deals_shop_idx').on(table.shop_id, table.id),
    index('deals_shop_status_idx').on(table.shop_id, table.status, table.id),
    index('deals_campaign_idx').on(table.campaign_id, table.status, table.id),
    index('deals_brand_idx').on(table.brand_id, table.id),
    index('deals_brand_status_idx').on(table.brand_id, table.status, table.id),
    index('deals_shop_change_idx').on(table.shop_id, table.changed_in),
    index('deals_brand_change_idx').on(table.brand_id, table.changed_in),
    index('deals_status_idx').on(table.status, table.id),
    // Matches the expiry job's query only.
    index('deals_offer_expiry_idx')
      .on(table.offer_expires_at)
      .where(sql`${table.status} = 'offered'`),
    index('deals_due_idx')
      .on(table.due_at)
      .where(sql`${table.status} in ('accepted', 'rejected_proof')`),
    userMayRead(
      sql`${table.shop_id} in (select id from ${shops} where owner_id = ${currentUid} or salesperson_id = ${currentUid}) or ${table.brand_id} in (select id from ${brands} where owner_id = ${currentUid}) or ${hasRole('admin')}`,
    ),
    systemMayAll(),
  ],
);
