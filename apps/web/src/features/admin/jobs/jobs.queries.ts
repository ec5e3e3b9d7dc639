import type { readJobs, retryJob } from '@chowk/domain/admin';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';

const readJobsRef = queryRef<typeof readJobs>('jobs_read', '/jobs');
export const retryJobRef = commandRef<typeof retryJob>('job_retry');

const LOOK_AGAIN_MS = 15_000;

/** Queues move by themselves, so an open page looks again. */
export const jobsOptions = () => ({
  ...queryOptionsFor(readJobsRef, {}),
  refetchInterval: LOOK_AGAIN_MS,
});
