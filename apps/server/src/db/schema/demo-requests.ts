import { sql } from 'drizzle-orm';
import { index, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './accounts';
import { createdAt, id, moment } from './columns';
import { hasRole, systemMayAll, userMayRead, userMayUpdate } from './roles';

export const demoRequestStatus = pgEnum('demo_request_status', ['new', 'handled']);
export const demoAudience = pgEnum('demo_audience', ['brand', 'retailer', 'bizman', 'other']);
export const demoTime = pgEnum('demo_time', ['morning', 'afternoon', 'evening']);

/** Strangers write here through the system; only admins read it. */
export const demoRequests = pgTable(
  'demo_requests',
  {
    id: id(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    email: text('email'),
    audience: demoAudience('audience').notNull(),
    city: text('city').notNull().default(''),
    preferred_time: demoTime('preferred_time').notNull(),
    note: text('note').notNull().default(''),
    language: text('language').$type<'en' | 'hi'>().notNull(),
    status: demoRequestStatus('status').notNull().default('new'),
    handled_by: uuid('handled_by').references(() => profiles.id, { onDelete: 'set null' }),
    handled_at: moment('handled_at'),
    created_at: createdAt(),
  },
  (table) => [
    index('demo_requests_order_idx').on(table.status, table.created_at.desc(), table.id.desc()),
    index('demo_requests_phone_idx').on(table.phone, table.created_at),
    index('demo_requests_handler_idx')
      .on(table.handled_by)
      .where(sql`${table.handled_by} is not null`),
    userMayRead(hasRole('admin')),
    userMayUpdate(hasRole('admin')),
    systemMayAll(),
  ],
);
