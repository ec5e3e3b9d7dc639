import { DISPUTE_SIDES, ORDER_PROBLEMS } from '@chowk/domain/orders';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from '../accounts';
import { createdAt, id, moment } from '../columns';
import { paise } from '../money/ledger';
import { systemMayAll, userMayRead } from '../roles';
import { productOrders } from './orders';

const orderId = () => uuid('order_id').references(() => productOrders.id);
const seesOrder = (order: AnyPgColumn) =>
  sql`exists (select 1 from ${productOrders} where ${productOrders.id} = ${order})`;

/** One per order: what the shop reported, the brand's response, and the decision. */
export const orderDisputes = pgTable(
  'order_disputes',
  {
    order_id: orderId().primaryKey(),
    problem: text('problem', { enum: ORDER_PROBLEMS }).notNull(),
    note: text('note').notNull(),
    /** Who reported it: the owner, or a bizman acting for the shop. */
    opened_by: uuid('opened_by')
      .notNull()
      .references(() => profiles.id),
    opened_at: moment('opened_at').notNull(),
    answer: text('answer'),
    answered_at: moment('answered_at'),
    in_favour_of: text('in_favour_of', { enum: DISPUTE_SIDES }),
    refund_paise: paise('refund_paise').notNull().default(0),
    reason: text('reason'),
    closed_by: uuid('closed_by').references(() => profiles.id),
    closed_at: moment('closed_at'),
  },
  (table) => [
    index('order_disputes_open_idx')
      .on(table.opened_at, table.order_id)
      .where(sql`${table.closed_at} is null`),
    index('order_disputes_closed_idx')
      .on(table.closed_at, table.order_id)
      .where(sql`${table.closed_at} is not null`),
    index('order_disputes_opener_idx').on(table.opened_by),
    index('order_disputes_closer_idx').on(table.closed_by),
    check('order_disputes_refund', sql`${table.refund_paise} >= 0`),
    check(
      'order_disputes_decision',
      sql`${table.in_favour_of} is null or (${table.closed_at} is not null and ${table.reason} is not null)`,
    ),
    userMayRead(seesOrder(table.order_id)),
    systemMayAll(),
  ],
);

/** Photos of a delivery; without a position they are not part of a report yet. */
export const orderPhotos = pgTable(
  'order_photos',
  {
    id: id(),
    order_id: orderId().notNull(),
    path: text('path').notNull(),
    position: integer('position'),
    uploaded_by: uuid('uploaded_by')
      .notNull()
      .references(() => profiles.id),
    sha256: text('sha256').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    unique('order_photos_path_key').on(table.path),
    index('order_photos_order_idx').on(table.order_id, table.position),
    index('order_photos_uploader_idx').on(table.uploaded_by),
    index('order_photos_unused_idx').on(table.created_at).where(sql`${table.position} is null`),
    userMayRead(seesOrder(table.order_id)),
    systemMayAll(),
  ],
);
