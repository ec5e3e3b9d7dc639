import * as z from 'zod/mini';
import {
  defineCommand,
  defineQuery,
  idField,
  pageOf,
  pageParams,
  paiseField,
  searchField,
  textField,
} from '../kernel';
import { orderView } from './contract';
import { ordersPolicy } from './policy';
import { DISPUTE_SIDES, MAX_ORDER_PHOTOS, needsPhoto, ORDER_PROBLEMS } from './rules';

const MAX_WORDS_LENGTH = 600;
const MIN_WORDS_LENGTH = 3;
const MAX_PATH_LENGTH = 60;

const wordsField = textField(MAX_WORDS_LENGTH, MIN_WORDS_LENGTH);

export const receiveOrder = defineCommand({
  name: 'order_receive',
  summary: 'Everything of a delivered order is there; money held for it goes to the brand',
  input: z.object({ id: idField }),
  output: orderView,
  access: ordersPolicy.buy,
  entity: 'product_orders',
  // Never while acting, because it gives the owner's money away.
  queueable: true,
});

export const disputeOrder = defineCommand({
  name: 'order_dispute',
  summary: 'Report a problem with a delivered order; held money stays on hold until it is decided',
  input: z
    .object({
      id: idField,
      problem: z.enum(ORDER_PROBLEMS),
      note: wordsField,
      /** Uploaded to order-photos as {orderId}-{timestamp}.jpg. */
      photo_paths: z._default(
        z.array(textField(MAX_PATH_LENGTH)).check(
          z.maxLength(MAX_ORDER_PHOTOS),
          z.refine((paths) => new Set(paths).size === paths.length, { params: { rule: 'twice' } }),
        ),
        () => [],
      ),
    })
    .check(
      z.refine(({ problem, photo_paths }) => !needsPhoto(problem) || photo_paths.length > 0, {
        path: ['photo_paths'],
        params: { rule: 'required' },
      }),
    ),
  output: orderView,
  access: ordersPolicy.buy,
  entity: 'product_orders',
  queueable: true,
  actable: true,
});

export const answerOrderDispute = defineCommand({
  name: 'order_dispute_answer',
  summary: 'What the brand says to a problem a shop reported, once',
  input: z.object({ id: idField, answer: wordsField }),
  output: orderView,
  access: ordersPolicy.sell,
  entity: 'product_orders',
});

export const decideOrderDispute = defineCommand({
  name: 'order_dispute_decide',
  summary: 'Decide a reported problem: the held money goes to the brand, to the shop, or to both',
  input: z.object({
    id: idField,
    in_favour_of: z.enum(DISPUTE_SIDES),
    /** What the shop gets back of the held money; the rest is the brand's. None where none is held. */
    refund_paise: paiseField.check(z.minimum(0)),
    reason: wordsField,
  }),
  output: orderView,
  access: ordersPolicy.judge,
  entity: 'product_orders',
});

export const listOrderDisputes = defineQuery({
  name: 'order_disputes_list',
  path: '/order_disputes',
  summary: 'Orders with a problem their shop reported: open ones first come first, or decided ones',
  params: z.object({
    ...pageParams,
    /** Part of the name of a shop, its owner or a product, of the order's id, or its reference. */
    search: z.optional(searchField),
    is_open: z._default(z.stringbool(), () => true),
  }),
  output: pageOf(orderView),
  access: ordersPolicy.judge,
});
