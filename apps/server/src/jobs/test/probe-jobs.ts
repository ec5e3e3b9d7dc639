import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import type { Database } from '../../db';
import { createJobQueue, type JobQueueOptions } from '../create-job-queue';
import { defineJob, type Job, type JobContext } from '../job';

const LIMIT_MS = 20_000;
const STEP_MS = 20;

/** Waits for a condition, and names it on timeout. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const endMs = Date.now() + LIMIT_MS;
  while (!(await isSo())) {
    if (Date.now() > endMs) throw new Error(`waited in vain until ${what}`);
    await pause(STEP_MS);
  }
}

/** A job that records its data. */
export function recordingJob(
  name: string,
  settings: Partial<Job> = {},
  act: (context: JobContext) => Promise<void> | void = () => undefined,
): Job & { readonly runs: JobContext[] } {
  const runs: JobContext[] = [];
  const job = defineJob({
    name,
    retryDelayMs: 1000,
    handler: async () => async (context) => {
      runs.push(context);
      await act(context);
    },
    ...settings,
  });
  return { ...job, runs };
}

export function quickQueue(db: Database, options: Partial<JobQueueOptions> = {}) {
  return createJobQueue({
    db,
    log: pino({ level: 'silent' }),
    ...options,
    timing: { pollMs: 200, cronCheckS: 1, cronSendS: 1, stopLimitMs: 3000, ...options.timing },
  });
}
