import { readJobs } from '@chowk/domain/admin';
import { implementQuery } from '../../contract/implement';
import { asSystem } from '../../db';
import { workOffJobs } from './system-steps';

export const jobsRead = implementQuery(readJobs, async ({ tx, ports }) => {
  const { queues, dead, deadTotal } = await asSystem(tx, workOffJobs, () =>
    ports.jobs.reportIn(tx),
  );
  return {
    queues: queues.map(({ oldestDueAt, ...queue }) => ({
      ...queue,
      oldest_due_at: oldestDueAt?.toISOString() ?? null,
    })),
    dead: dead.map(({ failedAt, ...job }) => ({ ...job, failed_at: failedAt.toISOString() })),
    dead_total: deadTotal,
  };
});
