import * as z from 'zod/mini';
import {
  dayField,
  defineCommand,
  defineQuery,
  idField,
  isPinCode,
  olderParams,
  pageOf,
  paiseField,
  searchField,
  textField,
  tidyPinCode,
  timeField,
} from '../kernel';
import { priceField, quantityField, quantityOrNoneField } from '../products';
import { bankReferenceField } from '../wallets';
import { disputeView } from './dispute-view';
import { ordersPolicy } from './policy';
import {
  DELIVERY_SLOTS,
  MAX_CART_LINES,
  ORDER_STATES,
  PAYMENT_STATES,
  PAYMENT_WAYS,
} from './rules';

const MAX_ADDRESS_LENGTH = 300;
const MAX_REASON_LENGTH = 300;
const MAX_TRACKING_LENGTH = 80;

const deliveryField = z.object({
  address: textField(MAX_ADDRESS_LENGTH, 5),
  pin_code: z
    .string()
    .check(z.overwrite(tidyPinCode), z.refine(isPinCode, { params: { rule: 'pin_code' } })),
  slot: z.optional(z.enum(DELIVERY_SLOTS)),
});

const taxFields = {
  taxable_paise: paiseField,
  cgst_paise: paiseField,
  sgst_paise: paiseField,
  igst_paise: paiseField,
  total_paise: paiseField,
};

const itemView = z.object({
  id: idField,
  variant_id: idField,
  product_id: idField,
  /** As they were called when it was ordered. */
  products: z.object({ name: z.string(), brand: z.string() }),
  pack_size: z.string(),
  hsn: z.string(),
  gst_bps: z.number(),
  /** The quantity ordered, and the quantity shipped. */
  ordered: z.number(),
  quantity: z.number(),
  price_paise: paiseField,
  mrp_paise: paiseField,
  ...taxFields,
});

export const orderView = z.object({
  id: idField,
  checkout_id: idField,
  shop_id: idField,
  shop_name: z.string(),
  brand_id: idField,
  brand_name: z.string(),
  profiles: z.object({ full_name: z.string() }),
  status: z.enum(ORDER_STATES),
  payment: z.enum(PAYMENT_WAYS),
  payment_state: z.enum(PAYMENT_STATES),
  /** What a payment by UPI names, for orders that are paid so. */
  payment_reference: z.nullable(z.string()),
  /** Without the address once its owner has left. */
  delivery: z.object({
    address: z.string(),
    pin_code: z.string(),
    slot: z.optional(z.enum(DELIVERY_SLOTS)),
    /** The day the brand means to deliver on, once it has said so. */
    expected_on: z.optional(dayField),
  }),
  ...taxFields,
  refunded_paise: paiseField,
  reason: z.nullable(z.string()),
  carrier: z.nullable(z.string()),
  tracking: z.nullable(z.string()),
  items: z.array(itemView),
  /** Of delivered goods: until when the shop may confirm or report a problem. */
  receive_by: z.nullable(timeField),
  dispute: z.nullable(disputeView),
  timeline: z.array(
    z.object({ status: z.enum(ORDER_STATES), at: timeField, note: z.nullable(z.string()) }),
  ),
  created_at: timeField,
  updated_at: timeField,
  version: z.number(),
});
export type Order = z.output<typeof orderView>;
export type OrderItem = z.output<typeof itemView>;

export const placeOrder = defineCommand({
  name: 'order_place',
  summary: 'Order what was shown, one order a brand; another price or too little stock is refused',
  input: z.object({
    /** Of this checkout, made by the caller: pressed again it is the same orders. */
    id: idField,
    shop_id: idField,
    lines: z
      .array(
        z.object({
          variant_id: idField,
          quantity: quantityField,
          /** Of one piece, before tax, as it was shown for the quantity of all its lines. */
          price_paise: priceField,
        }),
      )
      .check(z.minLength(1), z.maxLength(MAX_CART_LINES)),
    payment: z.enum(PAYMENT_WAYS),
    delivery: deliveryField,
  }),
  output: z.object({ orders: z.array(orderView) }),
  access: ordersPolicy.buy,
  entity: 'product_orders',
  // A queued order is placed as seen or refused: anything that changed meanwhile refuses it.
  queueable: true,
  actable: true,
});

const oneOrder = z.object({ id: idField });
const reasonField = textField(MAX_REASON_LENGTH, 3);

export const confirmOrder = defineCommand({
  name: 'order_confirm',
  summary: 'Say yes to an order, or to part of it: the rest goes back into stock and is paid back',
  input: z.object({
    id: idField,
    /** Only the lines shipped short; empty for the whole order. */
    short: z._default(
      z
        .array(z.object({ item_id: idField, quantity: quantityOrNoneField }))
        .check(z.maxLength(MAX_CART_LINES)),
      () => [],
    ),
    note: z.optional(textField(MAX_REASON_LENGTH, 0)),
    expected_on: z.optional(dayField),
  }),
  output: orderView,
  access: ordersPolicy.sell,
  entity: 'product_orders',
});

export const dispatchOrder = defineCommand({
  name: 'order_dispatch',
  summary: 'The goods are on their way',
  input: z.object({
    id: idField,
    carrier: z.optional(textField(MAX_TRACKING_LENGTH)),
    tracking: z.optional(textField(MAX_TRACKING_LENGTH)),
    expected_on: z.optional(dayField),
  }),
  output: orderView,
  access: ordersPolicy.sell,
  entity: 'product_orders',
});

export const deliverOrder = defineCommand({
  name: 'order_deliver',
  summary: 'The goods have arrived; the shop has some days to confirm or to report a problem',
  input: oneOrder,
  output: orderView,
  access: ordersPolicy.sell,
  entity: 'product_orders',
});

export const rejectOrder = defineCommand({
  name: 'order_reject',
  summary: 'Say no to an order, and why; stock and money go back',
  input: z.object({ id: idField, reason: reasonField }),
  output: orderView,
  access: ordersPolicy.sell,
  entity: 'product_orders',
});

export const cancelOrder = defineCommand({
  name: 'order_cancel',
  summary: 'Call an order off before it is sent; stock and money go back',
  input: z.object({ id: idField, reason: z.optional(reasonField) }),
  output: orderView,
  access: ordersPolicy.end,
  entity: 'product_orders',
  actable: true,
});

export const confirmOrderPayment = defineCommand({
  name: 'order_payment_confirm',
  summary: 'The money of an order paid by UPI has arrived, with the bank’s reference',
  input: z.object({
    id: idField,
    bank_reference: bankReferenceField,
    /** As the bank's statement has it: an order is paid by exactly what it costs, or not at all. */
    amount_paise: z.optional(paiseField),
  }),
  output: orderView,
  access: ordersPolicy.settle,
  entity: 'product_orders',
});

export const listOrders = defineQuery({
  name: 'orders_list',
  path: '/orders',
  summary: 'Orders of your shops or to your brand, or all for an admin, the newest first',
  params: z.object({
    ...olderParams,
    /** Part of the name of a shop, its owner or a product, of the order's id, or its reference. */
    search: z.optional(searchField),
    status: z.optional(z.enum(ORDER_STATES)),
    shop_id: z.optional(idField),
    payment: z.optional(z.enum(PAYMENT_WAYS)),
    payment_state: z.optional(z.enum(PAYMENT_STATES)),
  }),
  output: pageOf(orderView),
  access: ordersPolicy.read,
  actable: true,
});

export const exportOrders = defineQuery({
  name: 'orders_export',
  path: '/orders_export',
  summary: 'Orders to your brand as a table for spreadsheets, one line a pack, the newest first',
  params: z.object({ status: z.optional(z.enum(ORDER_STATES)) }),
  output: z.object({ name: z.string(), csv: z.string() }),
  access: ordersPolicy.sell,
});

export const readOrder = defineQuery({
  name: 'order_read',
  path: '/orders/{id}',
  summary: 'One order with its lines, tax and timeline',
  params: oneOrder,
  output: orderView,
  access: ordersPolicy.read,
  actable: true,
});

export const readOrderContact = defineQuery({
  name: 'order_contact_read',
  path: '/orders/{id}/contact',
  summary: 'The business number of the brand an order was placed with, for the shop that placed it',
  params: oneOrder,
  output: z.object({ phone: z.nullable(z.string()) }),
  access: ordersPolicy.buy,
  actable: true,
});

export const readOrderPayment = defineQuery({
  name: 'order_payment_read',
  path: '/orders/{id}/payment',
  summary: 'How to pay an order by UPI, for as long as it is not paid',
  params: oneOrder,
  output: z.object({
    amount_paise: paiseField,
    reference: z.string(),
    upi_id: z.string(),
    upi_link: z.string(),
  }),
  access: ordersPolicy.buy,
  actable: true,
});
