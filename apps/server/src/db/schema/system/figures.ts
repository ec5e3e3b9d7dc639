import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { brands } from '../businesses';
import { currentUid, hasRole, systemMayAll, userMayRead } from '../roles';

const sums = () => ({
  n: integer('n').notNull(),
  paise: bigint('paise', { mode: 'number' }).notNull(),
});

/**
 * Written by triggers with each change, so that counting blocks nobody. A job sums them up per day;
 * until then they are read beside the sums.
 */
export const figureDeltas = pgTable(
  'figure_deltas',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    day: date('day').notNull(),
    kind: text('kind').notNull(),
    brand_id: uuid('brand_id'),
    campaign_id: uuid('campaign_id'),
    area: text('area').notNull(),
    ...sums(),
  },
  (table) => [
    userMayRead(
      sql`${table.brand_id} in (select id from ${brands} where owner_id = ${currentUid}) or ${hasRole('admin')}`,
    ),
    systemMayAll(),
  ],
);

export const dailyFigures = pgTable(
  'daily_figures',
  { day: date('day').notNull(), kind: text('kind').notNull(), ...sums() },
  (table) => [
    primaryKey({ columns: [table.day, table.kind] }),
    userMayRead(hasRole('admin')),
    systemMayAll(),
  ],
);

export const campaignFigures = pgTable(
  'campaign_figures',
  {
    brand_id: uuid('brand_id').notNull(),
    campaign_id: uuid('campaign_id').notNull(),
    day: date('day').notNull(),
    area: text('area').notNull(),
    kind: text('kind').notNull(),
    ...sums(),
  },
  (table) => [
    primaryKey({ columns: [table.campaign_id, table.day, table.area, table.kind] }),
    index('campaign_figures_brand_idx').on(table.brand_id, table.day),
    userMayRead(
      sql`${table.brand_id} in (select id from ${brands} where owner_id = ${currentUid}) or ${hasRole('admin')}`,
    ),
    systemMayAll(),
  ],
);
