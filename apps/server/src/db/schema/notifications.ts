import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './accounts';
import { createdAt, id, moment } from './columns';
import { currentUid, systemMayAll, userMayRead } from './roles';

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    profile_id: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    seen: boolean('seen').notNull().default(false),
    read_at: moment('read_at'),
    created_at: createdAt(),
  },
  (table) => [
    index('notifications_profile_idx').on(table.profile_id, table.id.desc()),
    index('notifications_unread_idx').on(table.profile_id).where(sql`${table.read_at} is null`),
    userMayRead(sql`${table.profile_id} = ${currentUid}`),
    systemMayAll(),
  ],
);
