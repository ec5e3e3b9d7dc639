import { ACTING_KINDS } from '@chowk/domain/shops';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './accounts';
import { shops } from './businesses';
import { createdAt, id } from './columns';
import { paise } from './money/ledger';
import { currentUid, hasRole, systemMayAll, userMayRead, userMayWrite } from './roles';

/** A row allows this bizman only; a successor needs a new consent. */
export const shopConsents = pgTable(
  'shop_consents',
  {
    shop_id: uuid('shop_id')
      .notNull()
      .references(() => shops.id),
    kind: text('kind', { enum: ACTING_KINDS }).notNull(),
    salesperson_id: uuid('salesperson_id')
      .notNull()
      .references(() => profiles.id),
    limit_paise: paise('limit_paise'),
    month_limit_paise: paise('month_limit_paise'),
    created_at: createdAt(),
  },
  (table) => {
    const isOwn = sql`${table.shop_id} in (select id from ${shops} where owner_id = ${currentUid})`;
    return [
      primaryKey({ columns: [table.shop_id, table.kind] }),
      index('shop_consents_salesperson_idx').on(table.salesperson_id),
      check(
        'shop_consents_limit',
        sql`(${table.kind} in ('deals', 'orders')) = (${table.limit_paise} is not null)`,
      ),
      check(
        'shop_consents_month_limit',
        sql`(${table.kind} = 'orders') = (${table.month_limit_paise} is not null)`,
      ),
      userMayRead(
        sql`${table.shop_id} in (select id from ${shops} where owner_id = ${currentUid} or salesperson_id = ${currentUid}) or ${hasRole('admin')}`,
      ),
      // The owner in person: nobody can grant consents while acting.
      userMayWrite(sql`${isOwn} and ${currentUid} = (select app.actor())`),
      systemMayAll(),
    ];
  },
);

export const bizmanActionsLog = pgTable(
  'bizman_actions_log',
  {
    id: id(),
    bizman_id: uuid('bizman_id')
      .notNull()
      .references(() => profiles.id),
    shop_id: uuid('shop_id')
      .notNull()
      .references(() => shops.id),
    action_type: text('action_type').notNull(),
    action_details: jsonb('action_details').$type<Record<string, unknown>>().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('bizman_actions_log_shop_idx').on(table.shop_id, table.id),
    index('bizman_actions_log_bizman_idx').on(table.bizman_id, table.id),
    userMayRead(
      sql`${table.bizman_id} = ${currentUid} or ${table.shop_id} in (select id from ${shops} where owner_id = ${currentUid}) or ${hasRole('admin')}`,
    ),
    systemMayAll(),
  ],
);
