import { REFUND_STATES } from '@chowk/domain/wallets';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../accounts';
import { brands } from '../businesses';
import { createdAt, id, moment } from '../columns';
import { currentUid, hasRole, systemMayAll, userMayRead } from '../roles';
import { paise } from './ledger';

/** Refunds a brand requested from its wallet. */
export const walletRefunds = pgTable(
  'wallet_refunds',
  {
    id: id(),
    brand_id: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
    amount_paise: paise('amount_paise').notNull(),
    status: text('status', { enum: REFUND_STATES }).notNull().default('requested'),
    bank_reference: text('bank_reference'),
    reason: text('reason'),
    decided_by: uuid('decided_by').references(() => profiles.id),
    decided_at: moment('decided_at'),
    created_at: createdAt(),
  },
  (table) => [
    unique('wallet_refunds_bank_key').on(table.bank_reference),
    index('wallet_refunds_brand_idx').on(table.brand_id, table.id),
    index('wallet_refunds_status_idx').on(table.status, table.id),
    index('wallet_refunds_decider_idx').on(table.decided_by),
    check('wallet_refunds_amount', sql`${table.amount_paise} > 0`),
    userMayRead(
      sql`${table.brand_id} in (select id from ${brands} where owner_id = ${currentUid}) or ${hasRole('admin')}`,
    ),
    systemMayAll(),
  ],
);
