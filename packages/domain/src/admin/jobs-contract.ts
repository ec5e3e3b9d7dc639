import * as z from 'zod/mini';
import { defineCommand, defineQuery, idField, timeField } from '../kernel';
import { adminPolicy } from './policy';

const count = z.number();

const queueView = z.object({
  name: z.string(),
  waiting: count,
  running: count,
  /** Failed before and will be tried again. */
  retrying: count,
  /** When the oldest pending job was due; missing when there is none. */
  oldest_due_at: z.nullable(timeField),
});
export type JobQueueState = z.output<typeof queueView>;

const deadJobView = z.object({
  id: idField,
  name: z.string(),
  error: z.string(),
  failed_at: timeField,
});
export type DeadJob = z.output<typeof deadJobView>;

export const readJobs = defineQuery({
  name: 'jobs_read',
  path: '/jobs',
  summary: 'The work behind the screens: what waits, and the newest hundred that were given up',
  params: z.object({}),
  output: z.object({ queues: z.array(queueView), dead: z.array(deadJobView), dead_total: count }),
  access: adminPolicy.readJobs,
});

export const retryJob = defineCommand({
  name: 'job_retry',
  summary: 'Try a job again that was given up',
  input: z.object({ id: idField }),
  output: z.object({ id: idField, name: z.string() }),
  access: adminPolicy.retryJob,
  entity: 'pgboss.job',
});
