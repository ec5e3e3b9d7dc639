export {
  type CountingJobQueue,
  createJobQueue,
  type JobCounts,
  type JobQueueOptions,
  type JobTiming,
} from './create-job-queue';
export { DEAD_QUEUE, type DeadJob, type JobsReport, type QueueState } from './inspect';
export {
  defineJob,
  type Job,
  type JobContext,
  type JobHandler,
  type JobQueue,
  type NewJob,
} from './job';
export type { Outcome as JobOutcome } from './lane';
export { MAINTENANCE_STEPS, maintenanceJobs } from './maintenance';
