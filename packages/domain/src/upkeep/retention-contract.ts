import * as z from 'zod/mini';
import { defineCommand, defineQuery, idField, pageOf, pageParams, timeField } from '../kernel';
import { upkeepPolicy } from './policy';
import { RETENTION_KINDS, UPKEEP_STATES } from './rules';

const retentionRunView = z.object({
  id: idField,
  status: z.enum(UPKEEP_STATES),
  /** Absent when the clock started it. */
  requested_name: z.nullable(z.string()),
  is_scheduled: z.boolean(),
  /** How many of each kind are gone; what found none is there with nothing. */
  counts: z.array(z.object({ kind: z.enum(RETENTION_KINDS), count: z.number() })),
  total: z.number(),
  error: z.nullable(z.string()),
  created_at: timeField,
  finished_at: z.nullable(timeField),
});
export type RetentionRun = z.output<typeof retentionRunView>;

export const listRetentionRuns = defineQuery({
  name: 'retention_runs_list',
  path: '/retention_runs',
  summary: 'When data past its time was deleted, and how much, the newest first',
  params: z.object({ ...pageParams }),
  output: pageOf(retentionRunView),
  access: upkeepPolicy.readRetention,
});

export const runRetention = defineCommand({
  name: 'retention_run',
  summary: 'Delete what is past its time now instead of tonight',
  input: z.object({ id: idField }),
  output: z.object({ id: idField, status: z.enum(UPKEEP_STATES) }),
  access: upkeepPolicy.runRetention,
  entity: 'retention_runs',
});
