import { defineStates } from '../kernel';
import { ordersPolicy } from './policy';

export const ORDER_STATES = [
  'placed',
  'confirmed',
  'dispatched',
  'delivered',
  'cancelled',
  'rejected',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

const { buy, sell, end } = ordersPolicy;

/** Rejecting and cancelling give the stock and the money back. */
export const orderStates = defineStates<OrderState>({
  noun: 'order',
  states: ORDER_STATES,
  initial: 'placed',
  transitions: [
    { from: 'placed', to: 'confirmed', by: sell, via: 'order_confirm' },
    { from: 'placed', to: 'rejected', by: sell, via: 'order_reject' },
    { from: 'placed', to: 'cancelled', by: buy, via: 'order_cancel' },
    { from: 'confirmed', to: 'dispatched', by: sell, via: 'order_dispatch' },
    // A brand that has said yes and cannot keep it calls it off.
    { from: 'confirmed', to: 'cancelled', by: end, via: 'order_cancel' },
    { from: 'dispatched', to: 'delivered', by: sell, via: 'order_deliver' },
  ],
});

export const PAYMENT_WAYS = ['on_delivery', 'upi', 'earnings'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** `none` once nothing is to be paid any more: ended before any money came. */
export const PAYMENT_STATES = ['due', 'paid', 'refunded', 'none'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Money that lies with us until the goods have arrived. */
export function isHeld(way: PaymentWay, state: PaymentState): boolean {
  return way !== 'on_delivery' && state === 'paid';
}

export const DELIVERY_SLOTS = ['morning', 'afternoon', 'evening'] as const;

export const MAX_CART_LINES = 200;

const NUMBER_LENGTH = 8;

/** Short enough to be said on the phone; ids end in what chance made, so these hardly meet. */
export function orderNumber(id: string): string {
  return id.replaceAll('-', '').slice(-NUMBER_LENGTH).toUpperCase();
}
