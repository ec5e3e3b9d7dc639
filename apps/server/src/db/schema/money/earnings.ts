import { PAYMENT_NATURES } from '@chowk/domain/campaigns';
import { EARNING_KINDS, EARNING_STATES, WITHHELD_REASONS } from '@chowk/domain/earnings';
import { BATCH_STATES, type InvoiceParties, PAYOUT_STATES } from '@chowk/domain/payouts';
import { TOPUP_STATES } from '@chowk/domain/wallets';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from '../accounts';
import { bytes } from '../auth/auth';
import { brands, shops } from '../businesses';
import { changedIn, createdAt, id, moment, updatedAt } from '../columns';
import { deals } from '../deals';
import { currentUid, hasRole, systemMayAll, userMayRead } from '../roles';
import { ledgerTransactions, paise } from './ledger';

const profileId = (name: string) => uuid(name).references(() => profiles.id);

export const walletTopups = pgTable(
  'wallet_topups',
  {
    id: id(),
    brand_id: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
    amount_paise: paise('amount_paise').notNull(),
    reference: text('reference').notNull(),
    status: text('status', { enum: TOPUP_STATES }).notNull().default('requested'),
    claimed_reference: text('claimed_reference'),
    bank_reference: text('bank_reference'),
    reason: text('reason'),
    decided_by: profileId('decided_by'),
    decided_at: moment('decided_at'),
    created_at: createdAt(),
  },
  (table) => [
    unique('wallet_topups_reference_key').on(table.reference),
    unique('wallet_topups_bank_key').on(table.bank_reference),
    index('wallet_topups_brand_idx').on(table.brand_id, table.id),
    index('wallet_topups_status_idx').on(table.status, table.id),
    index('wallet_topups_decider_idx').on(table.decided_by),
    check('wallet_topups_amount', sql`${table.amount_paise} > 0`),
    userMayRead(
      sql`${table.brand_id} in (select id from ${brands} where owner_id = ${currentUid}) or ${hasRole('admin')}`,
    ),
    systemMayAll(),
  ],
);

export const payoutBatches = pgTable(
  'payout_batches',
  {
    id: id(),
    status: text('status', { enum: BATCH_STATES }).notNull().default('open'),
    created_by: profileId('created_by').notNull(),
    created_at: createdAt(),
    settled_at: moment('settled_at'),
  },
  (table) => [
    index('payout_batches_author_idx').on(table.created_by),
    index('payout_batches_status_idx').on(table.status, table.id),
    userMayRead(hasRole('admin')),
    systemMayAll(),
  ],
);

/** One line of the bank's file: everything a person is paid in this batch. */
export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    batch_id: uuid('batch_id')
      .notNull()
      .references(() => payoutBatches.id),
    payee_id: profileId('payee_id').notNull(),
    amount_paise: paise('amount_paise').notNull(),
    /**
     * The destination of this payment, whatever the person changes later; encrypted for this line.
     */
    upi_sealed: bytes('upi_sealed').notNull(),
    upi_masked: text('upi_masked').notNull(),
    status: text('status', { enum: PAYOUT_STATES }).notNull().default('gathered'),
    bank_reference: text('bank_reference'),
    failure: text('failure'),
    /** Why this line was removed from its batch before the bank got it. */
    withheld_reason: text('withheld_reason', { enum: WITHHELD_REASONS }),
    decided_at: moment('decided_at'),
    created_at: createdAt(),
  },
  (table) => [
    unique('payouts_batch_payee_key').on(table.batch_id, table.payee_id),
    unique('payouts_bank_key').on(table.bank_reference),
    index('payouts_payee_idx').on(table.payee_id),
    check('payouts_amount', sql`${table.amount_paise} > 0`),
    userMayRead(sql`${table.payee_id} = ${currentUid} or ${hasRole('admin')}`),
    systemMayAll(),
  ],
);

/** Explains the ledger to the person paid; the ledger stays the only source of truth. */
export const earnings = pgTable(
  'earnings',
  {
    id: id(),
    kind: text('kind', { enum: EARNING_KINDS }).notNull(),
    payee_id: profileId('payee_id').notNull(),
    deal_id: uuid('deal_id').references(() => deals.id),
    /** For a bizman: the shop it was earned with, or the month (YYYY-MM in India) of a bonus. */
    shop_id: uuid('shop_id').references(() => shops.id),
    month: text('month'),
    gross_paise: paise('gross_paise').notNull(),
    fee_paise: paise('fee_paise').notNull().default(0),
    tax_paise: paise('tax_paise').notNull().default(0),
    tax_section: text('tax_section'),
    net_paise: paise('net_paise').notNull(),
    /** The part spent on orders before it was paid out. */
    spent_paise: paise('spent_paise').notNull().default(0),
    status: text('status', { enum: EARNING_STATES }).notNull().default('pending'),
    payable_on: date('payable_on').notNull(),
    payout_id: uuid('payout_id').references(() => payouts.id),
    ledger_transaction_id: uuid('ledger_transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    paid_at: moment('paid_at'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    changed_in: changedIn(),
  },
  (table) => [
    index('earnings_change_idx').on(table.payee_id, table.changed_in),
    // A deal pays once; after a reversal it may pay again.
    uniqueIndex('earnings_deal_key').on(table.deal_id).where(sql`${table.status} <> 'reversed'`),
    // Paid once per shop and per month, however often a job runs.
    uniqueIndex('earnings_shop_key').on(table.shop_id, table.kind),
    uniqueIndex('earnings_month_key')
      .on(table.payee_id, table.month, table.kind)
      .where(sql`${table.month} is not null`),
    index('earnings_payee_idx').on(table.payee_id, table.id),
    index('earnings_payout_idx').on(table.payout_id),
    index('earnings_ledger_idx').on(table.ledger_transaction_id),
    index('earnings_due_idx')
      .on(table.status, table.payable_on)
      .where(sql`${table.status} in ('pending', 'payable', 'failed')`),
    check('earnings_sum', sql`${table.gross_paise} = ${table.tax_paise} + ${table.net_paise}`),
    check('earnings_amounts', sql`${table.net_paise} > 0 and ${table.tax_paise} >= 0`),
    check('earnings_spent', sql`${table.spent_paise} between 0 and ${table.net_paise}`),
    userMayRead(sql`${table.payee_id} = ${currentUid} or ${hasRole('admin')}`),
    systemMayAll(),
  ],
);

/** Legal rates by their first day; rows are added, never changed. */
export const taxRates = pgTable(
  'tax_rates',
  {
    id: id(),
    payment_nature: text('payment_nature', { enum: [...PAYMENT_NATURES, 'commission'] }).notNull(),
    section: text('section').notNull(),
    rate_bps: integer('rate_bps').notNull(),
    no_pan_rate_bps: integer('no_pan_rate_bps').notNull(),
    year_threshold_paise: paise('year_threshold_paise').notNull(),
    valid_from: date('valid_from').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    unique('tax_rates_key').on(table.payment_nature, table.valid_from),
    userMayRead(sql`true`),
    systemMayAll(),
  ],
);

export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    number: text('number').notNull(),
    financial_year: text('financial_year').notNull(),
    serial: integer('serial').notNull(),
    brand_id: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
    /** YYYY-MM, in India. */
    month: text('month').notNull(),
    /** The tax settings of the holds it bills: which registration, and whether they were taxed. */
    supplier_gstin: text('supplier_gstin'),
    is_taxed: boolean('is_taxed').notNull(),
    fee_paise: paise('fee_paise').notNull(),
    gst_paise: paise('gst_paise').notNull(),
    /** Both parties as of that day: an invoice does not change. */
    parties: jsonb('parties').$type<InvoiceParties>().notNull(),
    issued_at: moment('issued_at').notNull(),
  },
  (table) => [
    unique('invoices_number_key').on(table.number),
    unique('invoices_serial_key').on(table.financial_year, table.serial),
    // One per month, and one per tax setting if holds of two were settled in it.
    unique('invoices_month_key')
      .on(table.brand_id, table.month, table.supplier_gstin, table.is_taxed)
      .nullsNotDistinct(),
    index('invoices_brand_idx').on(table.brand_id, table.id),
    check('invoices_amounts', sql`${table.fee_paise} > 0 and ${table.gst_paise} >= 0`),
    userMayRead(
      sql`${table.brand_id} in (select id from ${brands} where owner_id = ${currentUid}) or ${hasRole('admin')}`,
    ),
    systemMayAll(),
  ],
);
