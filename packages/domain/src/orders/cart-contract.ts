import * as z from 'zod/mini';
import { defineCommand, defineQuery, idField, paiseField, textField } from '../kernel';
import { quantityOrNoneField } from '../products';
import { LINE_PROBLEMS } from './judge-line';
import { ordersPolicy } from './policy';

const shopOfCart = { shop_id: idField };

const cartLineView = z.object({
  variant_id: idField,
  product_id: idField,
  product_name: z.string(),
  pack_size: z.string(),
  image_path: z.nullable(z.string()),
  quantity: z.number(),
  min_quantity: z.number(),
  stock: z.number(),
  mrp_paise: paiseField,
  /** Of one piece for this quantity, before tax. */
  price_paise: paiseField,
  gst_bps: z.number(),
  taxable_paise: paiseField,
  total_paise: paiseField,
  /** Why it cannot be ordered as it is. */
  problem: z.nullable(z.enum(LINE_PROBLEMS)),
});

export const cartView = z.object({
  brands: z.array(
    z.object({
      brand_id: idField,
      brand_name: z.string(),
      lines: z.array(cartLineView),
      taxable_paise: paiseField,
      cgst_paise: paiseField,
      sgst_paise: paiseField,
      igst_paise: paiseField,
      total_paise: paiseField,
      /** The least this brand takes an order for, before tax, and what is missing to it. */
      min_order_paise: paiseField,
      missing_paise: paiseField,
    }),
  ),
  total_paise: paiseField,
  /** What could be paid from approved earnings now. */
  earnings_paise: paiseField,
});
export type Cart = z.output<typeof cartView>;

/** How many of each pack a shop means to buy, from whichever phone. What they cost says `cart_read`. */
export const cartLinesView = z.object({
  /** The shop's. */
  id: idField,
  /** Counts the changes to its lines. */
  version: z.number(),
  lines: z.array(z.object({ variant_id: idField, quantity: z.number() })),
});
export type CartLines = z.output<typeof cartLinesView>;

export const setCart = defineCommand({
  name: 'cart_set',
  summary: 'So many of a pack in the shop’s cart; none takes it out',
  input: z.object({
    ...shopOfCart,
    variant_id: idField,
    quantity: quantityOrNoneField,
  }),
  output: cartLinesView,
  access: ordersPolicy.buy,
  entity: 'cart_items',
  queueable: true,
  actable: true,
});

export const readCart = defineQuery({
  name: 'cart_read',
  path: '/cart',
  summary: 'The shop’s cart by brand, at today’s prices and stock',
  params: z.object({
    ...shopOfCart,
    /** The delivery PIN code; the shop’s own unless given. */
    pin_code: z.optional(textField(6)),
  }),
  output: cartView,
  access: ordersPolicy.buy,
  actable: true,
});

export const readCartLines = defineQuery({
  name: 'cart_lines_read',
  path: '/cart_lines/{id}',
  summary: 'How many of each pack are in the shop’s cart',
  params: z.object({ id: idField }),
  output: cartLinesView,
  access: ordersPolicy.buy,
  actable: true,
});
