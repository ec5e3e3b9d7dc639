import { MINUTE_MS } from '@chowk/domain/kernel';
import type { Ports } from '../../contract/context';
import { defineJob, type Job } from '../../jobs';
import { BACKUP_JOB, NIGHTLY_BACKUP_JOB, RETENTION_JOB } from './job-names';

const EVERY_NIGHT = '30 3 * * *';
const EVERY_HOUR = '30 * * * *';

export function upkeepJobs(ports: Ports): readonly Job[] {
  return [
    defineJob({
      name: RETENTION_JOB,
      cron: EVERY_NIGHT,
      limitMs: 30 * MINUTE_MS,
      handler: async () => {
        const { runRetentionJob } = await import('./run-retention');
        return ({ data }) =>
          runRetentionJob(ports, typeof data.runId === 'string' ? data.runId : undefined);
      },
    }),
    defineJob({
      name: NIGHTLY_BACKUP_JOB,
      cron: EVERY_HOUR,
      handler: async () => {
        const { startTonightsBackup } = await import('./tonights-backup');
        return () => startTonightsBackup(ports);
      },
    }),
    defineJob({
      name: BACKUP_JOB,
      limitMs: 60 * MINUTE_MS,
      handler: async () => {
        const { runBackupJob } = await import('./run-backup');
        return async ({ data, signal }) => {
          if (typeof data.backupId === 'string') await runBackupJob(ports, data.backupId, signal);
        };
      },
    }),
  ];
}
