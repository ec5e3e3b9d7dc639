import * as z from 'zod/mini';
import { paiseField, timeField } from '../kernel';
import { DISPUTE_SIDES, ORDER_PROBLEMS } from './rules';

/** Both sides' statements and the decision, for everybody who can see the order. */
export const disputeView = z.object({
  problem: z.enum(ORDER_PROBLEMS),
  note: z.string(),
  photos: z.array(z.string()),
  opened_at: timeField,
  answer: z.nullable(z.string()),
  answered_at: z.nullable(timeField),
  /** Empty when the shop itself took the problem back. */
  in_favour_of: z.nullable(z.enum(DISPUTE_SIDES)),
  refund_paise: paiseField,
  reason: z.nullable(z.string()),
  closed_at: z.nullable(timeField),
});
export type OrderDispute = z.output<typeof disputeView>;
