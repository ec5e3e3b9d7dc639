import * as z from 'zod/mini';
import { defineQuery, paiseField, timeField } from '../kernel';
import { adminPolicy } from './policy';

const count = z.number();
const waiting = z.object({ n: count, oldest_at: z.nullable(timeField) });

export const readOperations = defineQuery({
  name: 'operations_read',
  path: '/operations',
  summary: 'What waits for somebody of the team now, and what goes wrong on people’s devices',
  params: z.object({}),
  output: z.object({
    proofs: z.extend(waiting, { late: count }),
    activations: waiting,
    /** Verified days ago and taken no further. */
    leads_stuck: waiting,
    topups: waiting,
    refunds: waiting,
    payouts: z.object({ n: count, paise: paiseField }),
    /** Placed a day ago or longer without a response from their brand. */
    orders_unanswered: waiting,
    /** Reported by shops about delivered orders, and not decided yet. */
    order_disputes: waiting,
    jobs_given_up: count,
    /** Queued commands the server refused in the last seven days. */
    refusals: z.array(z.object({ command: z.string(), code: z.string(), n: count })),
  }),
  access: adminPolicy.readOperations,
});
