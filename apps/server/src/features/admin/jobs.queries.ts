import { readJobs } from '@chowk/domain/admin';
import { implementQuery } from '../../contract/implement';

export const jobsRead = implementQuery(readJobs, async ({ ports }) => {
  const { queues, dead, deadTotal } = await ports.jobs.inspect();
  return {
    queues: queues.map(({ oldestDueAt, ...queue }) => ({
      ...queue,
      oldest_due_at: oldestDueAt?.toISOString() ?? null,
    })),
    dead: dead.map(({ failedAt, ...job }) => ({ ...job, failed_at: failedAt.toISOString() })),
    dead_total: deadTotal,
  };
});
