import {
  ORDER_STATES,
  type Order,
  type OrderParties,
  type OrderState,
  PAYMENT_STATES,
  PAYMENT_WAYS,
} from '@chowk/domain/orders';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from '../accounts';
import { brands, shops } from '../businesses';
import { changedIn, createdAt, id, moment, updatedAt } from '../columns';
import { paise } from '../money/ledger';
import { currentUid, hasRole, systemMayAll, userMayRead, userMayWrite } from '../roles';
import { products, productVariants } from './products';

const shopId = () =>
  uuid('shop_id')
    .notNull()
    .references(() => shops.id);

function isOwnShop(shop: AnyPgColumn): SQL {
  return sql`${shop} in (select id from ${shops} where owner_id = ${currentUid})`;
}

/** A shop's cart, the same on every phone. */
export const cartItems = pgTable(
  'cart_items',
  {
    shop_id: shopId(),
    variant_id: uuid('variant_id')
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    /** Zero for lines removed or ordered: the row stays, so that its version only grows. */
    quantity: integer('quantity').notNull(),
    created_at: createdAt(),
    version: integer('version').notNull().default(1),
    changed_in: changedIn(),
  },
  (table) => [
    primaryKey({ columns: [table.shop_id, table.variant_id] }),
    index('cart_items_variant_idx').on(table.variant_id),
    index('cart_items_shop_change_idx').on(table.shop_id, table.changed_in),
    check('cart_items_quantity', sql`${table.quantity} >= 0`),
    userMayWrite(isOwnShop(table.shop_id)),
    systemMayAll(),
  ],
);

const taxColumns = () => ({
  taxable_paise: paise('taxable_paise').notNull(),
  cgst_paise: paise('cgst_paise').notNull(),
  sgst_paise: paise('sgst_paise').notNull(),
  igst_paise: paise('igst_paise').notNull(),
  total_paise: paise('total_paise').notNull(),
});

export interface OrderStep {
  readonly status: OrderState;
  readonly at: string;
  readonly note: string | null;
}

export const productOrders = pgTable(
  'product_orders',
  {
    id: id(),
    /** The orders of one cart share it, because a cart is ordered once. */
    checkout_id: uuid('checkout_id').notNull(),
    shop_id: shopId(),
    brand_id: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
    /** The owner it was ordered for, and who ordered it. */
    owner_id: uuid('owner_id')
      .notNull()
      .references(() => profiles.id),
    placed_by: uuid('placed_by')
      .notNull()
      .references(() => profiles.id),
    status: text('status', { enum: ORDER_STATES }).notNull().default('placed'),
    payment: text('payment', { enum: PAYMENT_WAYS }).notNull(),
    payment_state: text('payment_state', { enum: PAYMENT_STATES }).notNull(),
    bank_reference: text('bank_reference'),
    /** The brand's registration at that time, for tax and invoice. */
    seller_gstin: text('seller_gstin'),
    delivery: jsonb('delivery').$type<Order['delivery']>().notNull(),
    ...taxColumns(),
    refunded_paise: paise('refunded_paise').notNull().default(0),
    reason: text('reason'),
    carrier: text('carrier'),
    tracking: text('tracking'),
    /** After delivery: until when the shop may confirm or report a problem. */
    receive_by: moment('receive_by'),
    timeline: jsonb('timeline').$type<OrderStep[]>().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: integer('version').notNull().default(1),
    changed_in: changedIn(),
  },
  (table) => [
    unique('product_orders_checkout_key').on(table.checkout_id, table.brand_id),
    unique('product_orders_bank_key').on(table.bank_reference),
    index('product_orders_shop_idx').on(table.shop_id, table.id),
    index('product_orders_shop_change_idx').on(table.shop_id, table.changed_in),
    index('product_orders_brand_idx').on(table.brand_id, table.id),
    index('product_orders_brand_status_idx').on(table.brand_id, table.status, table.id),
    index('product_orders_owner_idx').on(table.owner_id),
    index('product_orders_placer_idx').on(table.placed_by),
    index('product_orders_status_idx').on(table.status, table.id),
    index('product_orders_placed_idx').on(table.shop_id, table.placed_by, table.created_at),
    index('product_orders_window_idx')
      .on(table.receive_by, table.id)
      .where(sql`${table.status} = 'delivered'`),
    check(
      'product_orders_window',
      sql`${table.status} not in ('delivered', 'disputed') or ${table.receive_by} is not null`,
    ),
    check(
      'product_orders_sum',
      sql`${table.total_paise} = ${table.taxable_paise} + ${table.cgst_paise} + ${table.sgst_paise} + ${table.igst_paise}`,
    ),
    userMayRead(
      sql`${table.shop_id} in (select id from ${shops} where owner_id = ${currentUid} or salesperson_id = ${currentUid}) or ${table.brand_id} in (select id from ${brands} where owner_id = ${currentUid}) or ${hasRole('admin')}`,
    ),
    systemMayAll(),
  ],
);

export const productOrderItems = pgTable(
  'product_order_items',
  {
    id: id(),
    order_id: uuid('order_id')
      .notNull()
      .references(() => productOrders.id),
    product_id: uuid('product_id')
      .notNull()
      .references(() => products.id),
    variant_id: uuid('variant_id')
      .notNull()
      .references(() => productVariants.id),
    /** As of the order, because the catalogue may change. */
    product_name: text('product_name').notNull(),
    pack_size: text('pack_size').notNull(),
    hsn: text('hsn').notNull(),
    gst_bps: integer('gst_bps').notNull(),
    mrp_paise: paise('mrp_paise').notNull(),
    price_paise: paise('price_paise').notNull(),
    ordered: integer('ordered').notNull(),
    quantity: integer('quantity').notNull(),
    ...taxColumns(),
  },
  (table) => [
    unique('product_order_items_key').on(table.order_id, table.variant_id),
    index('product_order_items_product_idx').on(table.product_id),
    index('product_order_items_variant_idx').on(table.variant_id),
    check('product_order_items_quantity', sql`${table.quantity} between 0 and ${table.ordered}`),
    userMayRead(
      sql`exists (select 1 from ${productOrders} where ${productOrders.id} = ${table.order_id})`,
    ),
    systemMayAll(),
  ],
);

/** One per order, made on dispatch; each brand has its own series. */
export const orderInvoices = pgTable(
  'order_invoices',
  {
    order_id: uuid('order_id')
      .primaryKey()
      .references(() => productOrders.id),
    brand_id: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
    number: text('number').notNull(),
    financial_year: text('financial_year').notNull(),
    serial: integer('serial').notNull(),
    parties: jsonb('parties').$type<OrderParties>().notNull(),
    issued_at: moment('issued_at').notNull(),
  },
  (table) => [
    unique('order_invoices_serial_key').on(table.brand_id, table.financial_year, table.serial),
    userMayRead(
      sql`exists (select 1 from ${productOrders} where ${productOrders.id} = ${table.order_id})`,
    ),
    systemMayAll(),
  ],
);

/** At most one per order: what a decided dispute refunded of its invoice. */
export const orderCreditNotes = pgTable(
  'order_credit_notes',
  {
    order_id: uuid('order_id')
      .primaryKey()
      .references(() => orderInvoices.order_id),
    brand_id: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
    number: text('number').notNull(),
    financial_year: text('financial_year').notNull(),
    serial: integer('serial').notNull(),
    credit_paise: paise('credit_paise').notNull(),
    issued_at: moment('issued_at').notNull(),
  },
  (table) => [
    unique('order_credit_notes_serial_key').on(table.brand_id, table.financial_year, table.serial),
    check('order_credit_notes_credit', sql`${table.credit_paise} > 0`),
    userMayRead(
      sql`exists (select 1 from ${productOrders} where ${productOrders.id} = ${table.order_id})`,
    ),
    systemMayAll(),
  ],
);
