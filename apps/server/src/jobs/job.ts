import { MINUTE_MS } from '@chowk/domain/kernel';
import type { Tx } from '../db';
import type { JobsReport } from './inspect';

export interface JobContext {
  readonly id: string;
  readonly data: Record<string, unknown>;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Aborted on timeout, or when the server stops. */
  readonly signal: AbortSignal;
}

export type JobHandler = (context: JobContext) => Promise<void>;

/**
 * A job's definition with a lazily loaded handler. A job may run again after a crash, so handlers
 * must be idempotent.
 */
export interface Job {
  readonly name: string;
  /** In India's time zone. */
  readonly cron?: string;
  readonly retryLimit: number;
  /** Before the first retry; doubles each time, with jitter. */
  readonly retryDelayMs: number;
  readonly limitMs: number;
  /** Concurrency per process. */
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
  /** In the caller's transaction, which must have the system role. */
  readonly enqueueIn: (tx: Tx, name: string, data: Record<string, unknown>) => Promise<void>;
  /** The same for many, in order. */
  readonly enqueueAllIn: (tx: Tx, jobs: readonly NewJob[]) => Promise<void>;
  /** Pending and failed jobs. As the system, like `enqueueIn`. */
  readonly reportIn: (tx: Tx) => Promise<JobsReport>;
  /** Retries a failed job and returns its name. As the system, like `enqueueIn`. */
  readonly reviveIn: (tx: Tx, id: string) => Promise<string | undefined>;
}
