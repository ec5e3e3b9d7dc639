export { createJobQueue } from './create-job-queue';

export {
  defineJob,
  type Job,
  type JobQueue,
  type NewJob,
} from './job';

export { MAINTENANCE_STEPS, maintenanceJobs } from './maintenance';
