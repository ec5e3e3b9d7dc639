import * as z from 'zod/mini';
import { defineCommand, defineQuery, idField, pageOf, pageParams, timeField } from '../kernel';
import { CONFIG_KEYS } from './config';
import { platformPolicy } from './policy';
import { CONFIRM_OBSTACLES, PROPOSAL_KINDS, PROPOSAL_STATES } from './proposal-rules';

const nullableText = z.nullable(z.string());

export const proposalView = z.object({
  id: idField,
  kind: z.enum(PROPOSAL_KINDS),
  /** Of a setting only. */
  key: z.nullable(z.enum(CONFIG_KEYS)),
  /** The new value of a setting; of anything else what it comes to: role, name of the key, reason. */
  value: z.unknown(),
  /** The value in force while a setting is open. */
  current: z.unknown(),
  status: z.enum(PROPOSAL_STATES),
  needs_second: z.boolean(),
  effective_at: timeField,
  expires_at: timeField,
  proposed_by: z.nullable(idField),
  proposed_name: nullableText,
  /** The person it is about. */
  beneficiary_id: z.nullable(idField),
  beneficiary_name: nullableText,
  decided_name: nullableText,
  decided_at: z.nullable(timeField),
  created_at: timeField,
  /** Why the reader cannot confirm it; null if they can, or if no confirmation is needed. */
  obstacle: z.nullable(z.enum(CONFIRM_OBSTACLES)),
});
export type Proposal = z.output<typeof proposalView>;

export const listProposals = defineQuery({
  name: 'proposals_list',
  path: '/proposals',
  summary:
    'What takes two people, and every change of a setting, the newest first; admins see settings only',
  params: z.object({
    ...pageParams,
    status: z.optional(z.enum(PROPOSAL_STATES)),
    kind: z.optional(z.enum(PROPOSAL_KINDS)),
    /** Whether it is still pending. */
    is_open: z.optional(z.stringbool()),
  }),
  output: pageOf(proposalView),
  access: platformPolicy.readConfig,
});

export const readConfirmers = defineQuery({
  name: 'confirmers_read',
  path: '/confirmers',
  summary: 'How many other super admins there are, and how many of them may confirm by now',
  params: z.object({}),
  output: z.object({ others: z.number(), ready: z.number(), hours: z.number() }),
  access: platformPolicy.readConfirmers,
});

export const confirmProposal = defineCommand({
  name: 'proposal_confirm',
  summary: 'Say yes to what another super admin proposed; a setting takes effect on its day',
  input: z.object({ id: idField }),
  output: proposalView,
  access: platformPolicy.writeConfig,
  entity: 'proposals',
  stepUp: true,
});

export const rejectProposal = defineCommand({
  name: 'proposal_reject',
  summary: 'Say no to what another super admin proposed, or stop it before its day',
  input: z.object({ id: idField }),
  output: proposalView,
  access: platformPolicy.writeConfig,
  entity: 'proposals',
});

export const withdrawProposal = defineCommand({
  name: 'proposal_withdraw',
  summary: 'Take back what you proposed, while it has not taken effect',
  input: z.object({ id: idField }),
  output: proposalView,
  access: platformPolicy.writeConfig,
  entity: 'proposals',
});
