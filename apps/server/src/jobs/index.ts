export { defineJob, type Job, type JobContext, type JobQueue } from './job';
