import { MINUTE_MS } from '@chowk/domain/kernel';
import type { Tx } from '../db';
import type { JobsReport } from './inspect';

export interface JobContext {
  readonly id: string;
  readonly data: Record<string, unknown>;
  /** 1 for the first try. */
  readonly attempt: number;
  /** Aborted when the job took too long or the server will not wait any longer. */
  readonly signal: AbortSignal;
}

export type JobHandler = (context: JobContext) => Promise<void>;

/**
 * A small definition and a lazy handler: its code is loaded when the first such job comes up.
 * A job may run again after a crash, so a handler must bear being run twice.
 */
export interface Job {
  readonly name: string;
  /** Read in India's time. */
  readonly cron?: string;
  readonly retryLimit: number;
  /** Before the first retry; it doubles with each, with some chance in it. */
  readonly retryDelayMs: number;
  readonly limitMs: number;
  /** How many of this name one process runs at once. */
  readonly concurrency: number;
  readonly handler: () => Promise<JobHandler>;
}

const DEFAULTS = {
  retryLimit: 5,
  retryDelayMs: 5000,
  limitMs: 5 * MINUTE_MS,
  concurrency: 1,
};

export function defineJob(job: Omit<Job, keyof typeof DEFAULTS> & Partial<Job>): Job {
  return { ...DEFAULTS, ...job };
}

export interface NewJob {
  readonly name: string;
  readonly data: Record<string, unknown>;
}

export interface JobQueue {
  readonly start: (jobs: readonly Job[]) => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly enqueue: (name: string, data: Record<string, unknown>) => Promise<void>;
  /** In the caller's transaction, which must have the system role at that moment. */
  readonly enqueueIn: (tx: Tx, name: string, data: Record<string, unknown>) => Promise<void>;
  /** The same for many at once, in their order. */
  readonly enqueueAllIn: (tx: Tx, jobs: readonly NewJob[]) => Promise<void>;
  /** What waits and what was given up. As the system, like `enqueueIn`. */
  readonly reportIn: (tx: Tx) => Promise<JobsReport>;
  /** A job that was given up is tried again; answers its name. As the system, like `enqueueIn`. */
  readonly reviveIn: (tx: Tx, id: string) => Promise<string | undefined>;
}
