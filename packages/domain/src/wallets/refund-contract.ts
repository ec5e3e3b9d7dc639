import * as z from 'zod/mini';
import { HOLD_REASONS } from '../accounts';
import {
  defineCommand,
  defineQuery,
  idField,
  pageOf,
  pageParams,
  paiseField,
  textField,
  timeField,
} from '../kernel';
import { bankReferenceField } from './contract';
import { walletsPolicy } from './policy';
import { REFUND_STATES } from './refund-rules';
import { TOPUP_LIMITS } from './rules';

const MAX_REASON_LENGTH = 500;

export const refundView = z.object({
  id: idField,
  brand_id: idField,
  brand_name: z.string(),
  amount_paise: paiseField,
  status: z.enum(REFUND_STATES),
  bank_reference: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  created_at: timeField,
  decided_at: z.nullable(timeField),
  /** Why it cannot be paid now, while nobody has decided on it. */
  held: z.nullable(z.enum(HOLD_REASONS)),
});
export type Refund = z.output<typeof refundView>;

export const requestRefund = defineCommand({
  name: 'wallet_refund_request',
  summary: 'Ask for money of the wallet back; it is set aside at once',
  input: z.object({
    id: idField,
    amount_paise: paiseField.check(z.minimum(1), z.maximum(TOPUP_LIMITS.mostPaise)),
  }),
  output: refundView,
  access: walletsPolicy.own,
  entity: 'wallet_refunds',
  stepUp: true,
});

export const confirmRefund = defineCommand({
  name: 'wallet_refund_confirm',
  summary: 'The bank has paid it back under this reference',
  input: z.object({ id: idField, bank_reference: bankReferenceField }),
  output: refundView,
  access: walletsPolicy.settle,
  entity: 'wallet_refunds',
  stepUp: true,
});

export const rejectRefund = defineCommand({
  name: 'wallet_refund_reject',
  summary: 'It cannot be paid back; the money returns to the wallet, with the reason',
  input: z.object({ id: idField, reason: textField(MAX_REASON_LENGTH) }),
  output: refundView,
  access: walletsPolicy.settle,
  entity: 'wallet_refunds',
});

export const listRefunds = defineQuery({
  name: 'wallet_refunds_list',
  path: '/wallet_refunds',
  summary: 'What you asked back from your wallet, or everybody’s for an admin, the newest first',
  params: z.object({ ...pageParams, status: z.optional(z.enum(REFUND_STATES)) }),
  output: pageOf(refundView),
  access: walletsPolicy.readTopups,
});
