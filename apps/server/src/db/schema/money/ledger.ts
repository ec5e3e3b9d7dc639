import { ACCOUNT_KINDS, LEDGER_KINDS } from '@chowk/domain/wallets';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  index,
  pgPolicy,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from '../accounts';
import { createdAt, id } from '../columns';
import { hasRole, systemMayAll, systemRole, userMayRead } from '../roles';

export const paise = (name: string) => bigint(name, { mode: 'number' });

/**
 * The accounts of a person, of their brands, and of the campaigns of those. A function called once
 * per statement: nested policies took longer to plan than the rows took to read.
 */
const ownAccounts = sql`(select app.own_account_ids())`;

/**
 * An account of the ledger. `owner_id` names the brand, campaign or person; platform accounts have
 * none. A trigger keeps `balance_paise` for owned accounts only: this lets the database refuse a
 * negative wallet, while the platform's accounts are no bottleneck.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: id(),
    kind: text('kind', { enum: ACCOUNT_KINDS }).notNull(),
    owner_id: uuid('owner_id'),
    balance_paise: paise('balance_paise'),
    created_at: createdAt(),
  },
  (table) => [
    unique('ledger_accounts_owner_key').on(table.kind, table.owner_id).nullsNotDistinct(),
    index('ledger_accounts_owner_idx').on(table.owner_id),
    check('ledger_accounts_not_below_zero', sql`${table.balance_paise} >= 0`),
    userMayRead(sql`${hasRole('admin')} or ${table.id} = any(${ownAccounts}::uuid[])`),
    systemMayAll(),
  ],
);

/** Append-only; triggers refuse changes by every role. */
function systemMayAppend() {
  return [
    pgPolicy('system_read', { for: 'select', to: systemRole, using: sql`true` }),
    pgPolicy('system_insert', { for: 'insert', to: systemRole, withCheck: sql`true` }),
  ];
}

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: id(),
    kind: text('kind', { enum: LEDGER_KINDS }).notNull(),
    /** The idempotency key of a posting: `earning:{id}`, `topup:{id}`. */
    key: text('key').notNull(),
    /** The campaign, deal, top-up or payout it is about. */
    reference_id: uuid('reference_id').notNull(),
    memo: text('memo').notNull(),
    created_by: uuid('created_by').references(() => profiles.id),
    created_at: createdAt(),
  },
  (table) => [
    unique('ledger_transactions_key').on(table.key),
    index('ledger_transactions_reference_idx').on(table.reference_id),
    index('ledger_transactions_newest_idx').on(table.created_at, table.id),
    index('ledger_transactions_author_idx').on(table.created_by),
    // Whoever sees one side of a posting may know what it was about; the other side stays hidden.
    userMayRead(
      sql`${hasRole('admin')} or exists (select 1 from ledger_entries where transaction_id = ${table.id})`,
    ),
    ...systemMayAppend(),
  ],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    transaction_id: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    account_id: uuid('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amount_paise: paise('amount_paise').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('ledger_entries_transaction_idx').on(table.transaction_id),
    index('ledger_entries_account_idx').on(table.account_id, table.id),
    check('ledger_entries_not_zero', sql`${table.amount_paise} <> 0`),
    userMayRead(sql`${hasRole('admin')} or ${table.account_id} = any(${ownAccounts}::uuid[])`),
    ...systemMayAppend(),
  ],
);
