import { defineSystemStep } from '../../db';

export const announceTopup = defineSystemStep(
  'wallets.announce-topup',
  'Nobody may write their own payments: the step writes a request for the brand just looked up.',
);

export const decideTopup = defineSystemStep(
  'wallets.decide-topup',
  'The ledger is written by no person; the admin has read the bank statement.',
);

export const WALLETS_STEPS = [announceTopup, decideTopup];
