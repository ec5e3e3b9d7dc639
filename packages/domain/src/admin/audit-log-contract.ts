import * as z from 'zod/mini';
import {
  dayField,
  defineQuery,
  idField,
  pageOf,
  pageParams,
  textField,
  timeField,
} from '../kernel';
import { adminPolicy } from './policy';

const MAX_NAME_LENGTH = 80;

const nullableText = z.nullable(z.string());

/** An entry of the audit log: who did what to which row, and what changed, with secrets masked. */
export const trailEntryView = z.object({
  id: idField,
  entity: z.string(),
  entity_id: nullableText,
  action: z.string(),
  diff: z.record(z.string(), z.unknown()),
  actor_id: z.nullable(idField),
  actor_name: nullableText,
  /** The owner, when a bizman did it in their name. */
  on_behalf_of: z.nullable(idField),
  behalf_name: nullableText,
  request_id: z.string(),
  created_at: timeField,
});
export type AuditLogEntry = z.output<typeof trailEntryView>;

export const listAuditLog = defineQuery({
  name: 'audit_logs_list',
  path: '/audit_logs',
  summary: 'Every change ever made, the newest first',
  params: z.object({
    ...pageParams,
    entity: z.optional(textField(MAX_NAME_LENGTH)),
    entity_id: z.optional(textField(MAX_NAME_LENGTH)),
    action: z.optional(textField(MAX_NAME_LENGTH)),
    /** By this person, or in their name, or about them. */
    person_id: z.optional(idField),
    /** Days in India, both included. */
    from: z.optional(dayField),
    to: z.optional(dayField),
  }),
  output: pageOf(trailEntryView),
  access: adminPolicy.readTrail,
});
