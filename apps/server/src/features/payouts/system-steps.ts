import { defineSystemStep } from '../../db';

export const gatherPayouts = defineSystemStep(
  'payouts.gather',
  'What is payable to everybody is put on its way, and the ledger is written by no person.',
);

export const sendPayouts = defineSystemStep(
  'payouts.send',
  'With the bank’s file in somebody’s hands every line of it is on its way; who cannot be paid is taken out before.',
);

export const settlePayouts = defineSystemStep(
  'payouts.settle',
  'The bank’s answer changes other people’s earnings and the ledger.',
);

export const issueInvoicesStep = defineSystemStep(
  'payouts.issue-invoices',
  'Once a month every brand is billed what the ledger says; no person does this.',
);

export const readTaxNumbers = defineSystemStep(
  'payouts.read-tax-numbers',
  'Sealed PANs are nobody else’s rows; the tax return names them, and asking for it is on record.',
);

export const readPayoutHolds = defineSystemStep(
  'payouts.read-holds',
  'Whether somebody’s payout details can be used is told to who pays; the details are not.',
);

export const PAYOUTS_STEPS = [
  gatherPayouts,
  sendPayouts,
  settlePayouts,
  issueInvoicesStep,
  readTaxNumbers,
  readPayoutHolds,
];
