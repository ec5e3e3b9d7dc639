import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
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
