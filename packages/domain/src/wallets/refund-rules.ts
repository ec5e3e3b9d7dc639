import { defineStates } from '../kernel';
import { walletsPolicy } from './policy';

export const REFUND_STATES = ['requested', 'paid', 'rejected'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Asked for, the money has left the wallet; paid, it has left us; rejected, it is back. */
export const refundStates = defineStates<RefundState>({
  noun: 'refund',
  states: REFUND_STATES,
  initial: 'requested',
  transitions: [
    { from: 'requested', to: 'paid', by: walletsPolicy.settle, via: 'wallet_refund_confirm' },
    { from: 'requested', to: 'rejected', by: walletsPolicy.settle, via: 'wallet_refund_reject' },
  ],
});
