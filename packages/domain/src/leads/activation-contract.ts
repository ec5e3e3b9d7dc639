import * as z from 'zod/mini';
import {
  defineCommand,
  defineQuery,
  idField,
  pageOf,
  pageParams,
  textField,
  timeField,
} from '../kernel';
import { leadView } from './contract';
import { leadsPolicy } from './policy';
import { duplicateView } from './query-contract';
import { ACTIVATION_STATES } from './rules';

const MAX_REASON_LENGTH = 500;
const MIN_REASON_LENGTH = 5;

/** The lead holds the evidence: photos, position with accuracy, when the phone was proved. */
export const activationView = z.object({
  id: idField,
  lead: leadView,
  requested_by: idField,
  requested_by_name: z.string(),
  status: z.enum(ACTIVATION_STATES),
  reason: z.nullable(z.string()),
  decided_at: z.nullable(timeField),
  created_at: timeField,
});
export type Activation = z.output<typeof activationView>;

export const listActivations = defineQuery({
  name: 'activation_requests_list',
  path: '/activation_requests',
  summary: 'Shops that wait for their account, the oldest first',
  params: z.object({ ...pageParams, status: z._default(z.enum(ACTIVATION_STATES), 'requested') }),
  output: pageOf(activationView),
  access: leadsPolicy.decide,
});

export const readActivation = defineQuery({
  name: 'activation_request_read',
  path: '/activation_requests/{id}',
  summary: 'One of them with what speaks for and against it',
  params: z.object({ id: idField }),
  output: z.object({
    ...activationView.shape,
    duplicates: z.array(duplicateView),
    /** How the bizman’s earlier requests were decided. */
    record: z.object({ converted: z.number(), rejected: z.number() }),
  }),
  access: leadsPolicy.decide,
});

export const approveActivation = defineCommand({
  name: 'activation_approve',
  summary: 'Make account, role, profile and shop, or say why not; the same again is a retry',
  input: z.object({ id: idField }),
  // An account that could not be created is a result: the failed attempt is recorded and can be
  // retried.
  output: z.object({
    ...activationView.shape,
    /** It was approved before, by somebody else or an earlier press: nothing was done. */
    was_approved_before: z.boolean(),
  }),
  access: leadsPolicy.decide,
  entity: 'shop_activation_requests',
});

export const rejectActivation = defineCommand({
  name: 'activation_reject',
  summary: 'Say no, and why; the number is free for another lead',
  input: z.object({ id: idField, reason: textField(MAX_REASON_LENGTH, MIN_REASON_LENGTH) }),
  output: activationView,
  access: leadsPolicy.decide,
  entity: 'shop_activation_requests',
});
