import { OPEN_CONFIG_KEYS, type ProposalKind, type ProposalState } from '@chowk/domain/platform';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from './accounts';
import { createdAt, id, moment, updatedAt } from './columns';
import {
  authMayRead,
  currentUid,
  hasRole,
  systemMayAll,
  userMayInsert,
  userMayRead,
  userMayUpdate,
  userMayWrite,
} from './roles';

export const platformStats = pgTable(
  'platform_stats',
  {
    id: id(),
    category: text('category').notNull(),
    is_active: boolean('is_active').notNull().default(true),
    display_order: integer('display_order').notNull().default(0),
    stat_value: text('stat_value').notNull(),
    stat_label: text('stat_label').notNull(),
    stat_label_hi: text('stat_label_hi'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    index('platform_stats_order_idx').on(table.category, table.display_order, table.id),
    userMayRead(sql`${table.is_active}`),
    userMayWrite(hasRole('super_admin')),
    systemMayAll(),
  ],
);

const openKeys = sql.raw(OPEN_CONFIG_KEYS.map((key) => `'${key}'`).join(', '));

/** A missing key has the domain's default. */
export const platformConfig = pgTable(
  'platform_config',
  {
    key: text('key').primaryKey(),
    value: jsonb('value').notNull(),
    updated_by: uuid('updated_by').references(() => profiles.id),
    updated_at: updatedAt(),
  },
  (table) => [
    index('platform_config_author_idx').on(table.updated_by),
    // Settings brands and shops see; the rest is internal.
    userMayRead(sql`${hasRole('admin')} or ${table.key} in (${openKeys})`),
    // Written by no person: changes go through `proposals`.
    systemMayAll(),
  ],
);

/** Changes that need two people: who proposed, who confirmed and when it takes effect. */
export const proposals = pgTable(
  'proposals',
  {
    id: id(),
    kind: text('kind').$type<ProposalKind>().notNull(),
    /** The setting's key, `<person>:<role>`, or the id of the service key or the person. */
    subject: text('subject').notNull(),
    value: jsonb('value').notNull(),
    status: text('status').$type<ProposalState>().notNull(),
    needs_second: boolean('needs_second').notNull(),
    effective_at: moment('effective_at').notNull(),
    expires_at: moment('expires_at').notNull(),
    proposed_by: uuid('proposed_by')
      .notNull()
      .references(() => profiles.id),
    beneficiary_id: uuid('beneficiary_id').references(() => profiles.id),
    decided_by: uuid('decided_by').references(() => profiles.id),
    decided_at: moment('decided_at'),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('proposals_one_open').on(table.kind, table.subject).where(sql`status = 'proposed'`),
    index('proposals_due_idx').on(table.effective_at).where(sql`status = 'confirmed'`),
    index('proposals_status_idx').on(table.status, table.id),
    index('proposals_proposer_idx').on(table.proposed_by),
    index('proposals_decider_idx').on(table.decided_by),
    index('proposals_beneficiary_idx').on(table.beneficiary_id),
    // A trigger also checks how long the confirmer has been a super admin (app.guard_proposal).
    check(
      'proposals_two_people',
      sql`not ${table.needs_second} or ${table.status} not in ('confirmed', 'applied') or (${table.decided_by} is not null and ${table.decided_by} <> ${table.proposed_by} and ${table.decided_by} is distinct from ${table.beneficiary_id})`,
    ),
    check(
      'proposals_kind',
      sql`${table.kind} = 'setting' or (${table.kind} in ('role', 'service_key', 'factor_reset', 'account_recovery') and ${table.needs_second})`,
    ),
    userMayRead(
      sql`${hasRole('super_admin')} or (${table.kind} = 'setting' and ${hasRole('admin')})`,
    ),
    userMayInsert(sql`${table.proposed_by} = ${currentUid} and ${hasRole('super_admin')}`),
    userMayUpdate(hasRole('super_admin')),
    authMayRead(),
    systemMayAll(),
  ],
);
