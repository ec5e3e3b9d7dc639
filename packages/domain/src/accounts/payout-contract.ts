import * as z from 'zod/mini';
import { defineCommand, defineQuery, timeField } from '../kernel';
import { hasPanHolder, hasPanShape, isUpiId, tidyPan, tidyUpiId } from './payout-rules';
import { accountsPolicy } from './policy';

const panField = z.string().check(
  z.overwrite(tidyPan),
  z.refine(hasPanShape, { params: { rule: 'pan' } }),
  z.refine((pan) => !hasPanShape(pan) || hasPanHolder(pan), { params: { rule: 'pan_holder' } }),
);

const upiField = z
  .string()
  .check(z.overwrite(tidyUpiId), z.refine(isUpiId, { params: { rule: 'upi_id' } }));

/** Never more than this leaves the server: the values themselves are sealed. */
export const payoutDetailsView = z.object({
  upi_masked: z.nullable(z.string()),
  pan_masked: z.nullable(z.string()),
  updated_at: z.nullable(timeField),
  /** A changed UPI ID is paid to from then on; null when it is already. */
  usable_from: z.nullable(timeField),
  /** Payouts are frozen since then, because the person reported a change as not theirs. */
  frozen_at: z.nullable(timeField),
});
export type PayoutDetails = z.output<typeof payoutDetailsView>;

export const readPayoutDetails = defineQuery({
  name: 'payout_details_read',
  path: '/payout_details',
  summary: 'Where your money goes, masked',
  params: z.object({}),
  output: payoutDetailsView,
  access: accountsPolicy.readSelf,
});

export const updatePayoutDetails = defineCommand({
  name: 'payout_details_update',
  summary: 'Set or remove your UPI ID and PAN; what is left out stays as it was',
  input: z.object({
    upi_id: z.optional(z.nullable(upiField)),
    pan: z.optional(z.nullable(panField)),
  }),
  output: payoutDetailsView,
  access: accountsPolicy.changeOwn,
  entity: 'payout_details',
  stepUp: true,
});

export const unfreezePayouts = defineCommand({
  name: 'payout_details_unfreeze',
  summary: 'Let payouts go out again after you had said that a change was not yours',
  input: z.object({}),
  output: payoutDetailsView,
  access: accountsPolicy.changeOwn,
  entity: 'payout_details',
  stepUp: true,
});
