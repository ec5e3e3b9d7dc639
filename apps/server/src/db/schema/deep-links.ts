import { LINK_EVENTS, LINK_TYPES, type LinkEvent } from '@chowk/domain/deep-links';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './accounts';
import { createdAt, id, moment } from './columns';
import { currentUid, hasRole, systemMayAll, userMayInsert, userMayRead } from './roles';

/** Link events of people who consented. The device makes the id, so a repeat is one row. */
export const deepLinkAnalytics = pgTable(
  'deep_link_analytics',
  {
    id: id(),
    event_type: text('event_type', { enum: LINK_EVENTS }).notNull(),
    link_type: text('link_type', { enum: LINK_TYPES }),
    resource_id: uuid('resource_id'),
    user_id: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    metadata: jsonb('metadata').$type<LinkEvent['metadata']>().notNull(),
    /** By the phone's clock, but never in the future. */
    happened_at: moment('happened_at').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('deep_link_analytics_user_idx').on(table.user_id),
    // A covering index for the report, which counts a period.
    index('deep_link_analytics_time_idx').on(table.happened_at, table.link_type, table.event_type),
    userMayRead(sql`${table.user_id} = ${currentUid} or ${hasRole('admin')}`),
    userMayInsert(sql`${table.user_id} = ${currentUid}`),
    systemMayAll(),
  ],
);
