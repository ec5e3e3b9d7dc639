import { DAY_MS, defineStates, startOfIstDay, theSystem } from '../kernel';
import { ordersPolicy } from './policy';

export const ORDER_STATES = [
  'placed',
  'confirmed',
  'dispatched',
  'delivered',
  'disputed',
  'completed',
  'cancelled',
  'rejected',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

const { buy, sell, end, judge } = ordersPolicy;

/**
 * Rejecting and cancelling return stock and money. Delivered goods wait for the shop's
 * confirmation: held money moves with the transition to completed, never before.
 */
export const orderStates = defineStates<OrderState>({
  noun: 'order',
  states: ORDER_STATES,
  initial: 'placed',
  transitions: [
    { from: 'placed', to: 'confirmed', by: sell, via: 'order_confirm' },
    { from: 'placed', to: 'rejected', by: sell, via: 'order_reject' },
    { from: 'placed', to: 'cancelled', by: buy, via: 'order_cancel' },
    { from: 'confirmed', to: 'dispatched', by: sell, via: 'order_dispatch' },
    // A brand that accepted and cannot deliver cancels.
    { from: 'confirmed', to: 'cancelled', by: end, via: 'order_cancel' },
    { from: 'dispatched', to: 'delivered', by: sell, via: 'order_deliver' },
    { from: 'delivered', to: 'completed', by: buy, via: 'order_receive' },
    { from: 'delivered', to: 'completed', by: theSystem(), via: 'order.close-window' },
    { from: 'delivered', to: 'disputed', by: buy, via: 'order_dispute' },
    // What was missing has come after all.
    { from: 'disputed', to: 'completed', by: buy, via: 'order_receive' },
    { from: 'disputed', to: 'completed', by: judge, via: 'order_dispute_decide' },
  ],
});

/** The way of an order that meets no trouble, as its buyer follows it. */
export const ORDER_ROAD: readonly OrderState[] = ['placed', 'confirmed', 'dispatched', 'delivered'];

/** How far along that way it is; an order that was ended before has left it. */
export function roadPlace(status: OrderState): number | undefined {
  if (status === 'cancelled' || status === 'rejected') return undefined;
  const place = ORDER_ROAD.indexOf(status);
  return place === -1 ? ORDER_ROAD.length - 1 : place;
}

/** Whether the day the brand named still says something: delivered goods are waited for no more. */
export function isAwaited(status: OrderState): boolean {
  const place = roadPlace(status);
  return place !== undefined && place < ORDER_ROAD.length - 1;
}

export const PAYMENT_WAYS = ['on_delivery', 'upi', 'earnings'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** `none` once nothing is to be paid any more: ended before any money came. */
export const PAYMENT_STATES = ['due', 'paid', 'refunded', 'none'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Money held by us until the shop has the goods; on a completed order it has moved. */
export function isHeld(way: PaymentWay, state: PaymentState): boolean {
  return way !== 'on_delivery' && state === 'paid';
}

export const DELIVERY_SLOTS = ['morning', 'afternoon', 'evening'] as const;

export const MAX_CART_LINES = 200;

const NUMBER_LENGTH = 8;

/** Short enough for the phone; ids end in random digits, so collisions are rare. */
export function orderNumber(id: string): string {
  return id.replaceAll('-', '').slice(-NUMBER_LENGTH).toUpperCase();
}

/** What a shop can say about goods that were delivered. */
export const ORDER_PROBLEMS = ['missing', 'damaged', 'wrong', 'not_arrived'] as const;
export type OrderProblem = (typeof ORDER_PROBLEMS)[number];

/** Of goods that never came there is nothing to photograph. */
export function needsPhoto(problem: OrderProblem): boolean {
  return problem !== 'not_arrived';
}

export const DISPUTE_SIDES = ['brand', 'shop'] as const;
export type DisputeSide = (typeof DISPUTE_SIDES)[number];

export const MAX_ORDER_PHOTOS = 4;
export const ORDER_PHOTO_BUCKET = 'order-photos';

/**
 * The end of the day in India that many days later, so that a deadline never falls within a day.
 */
export function receiveByMs(deliveredMs: number, days: number): number {
  return startOfIstDay(deliveredMs) + (days + 1) * DAY_MS - 1;
}
