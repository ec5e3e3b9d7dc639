import { OPEN_CONFIG_KEYS } from '@chowk/domain/platform';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './accounts';
import { createdAt, id, updatedAt } from './columns';
import { hasRole, systemMayAll, userMayRead, userMayWrite } from './roles';

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

/** What is not here has the value the domain gives it. */
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
    // Figures brands and shops meet on their own pages; the rest is the platform's.
    userMayRead(sql`${hasRole('admin')} or ${table.key} in (${openKeys})`),
    userMayWrite(hasRole('super_admin')),
    systemMayAll(),
  ],
);
