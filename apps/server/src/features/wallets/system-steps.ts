import { defineSystemStep } from '../../db';

export const announceTopup = defineSystemStep(
  'wallets.announce-topup',
  'Nobody may write their own payments: the step writes a request for the brand just looked up.',
);

export const decideTopup = defineSystemStep(
  'wallets.decide-topup',
  'The ledger is written by no person; the admin has read the bank statement.',
);

export const moveRefund = defineSystemStep(
  'wallets.move-refund',
  'Money a brand asks back is set aside, paid or returned in the ledger, which no person writes.',
);

export const readRefundHolds = defineSystemStep(
  'wallets.read-holds',
  'Whether money may leave for a brand’s owner is told to them and to who pays; their details are not.',
);

export const WALLETS_STEPS = [announceTopup, decideTopup, moveRefund, readRefundHolds];
