import type { Tx } from '../db';

export interface JobContext {
  readonly id: string;
  readonly data: Record<string, unknown>;
}

/** A small definition and a lazy handler. A cron line is read in India's time. */
export interface Job {
  readonly name: string;
  readonly cron?: string;
  readonly retryLimit: number;
  readonly run: (context: JobContext) => Promise<void>;
}

const DEFAULT_RETRIES = 5;

export function defineJob(job: Omit<Job, 'retryLimit'> & Partial<Pick<Job, 'retryLimit'>>): Job {
  return { retryLimit: DEFAULT_RETRIES, ...job };
}

export interface JobQueue {
  readonly start: (jobs: readonly Job[]) => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly enqueue: (name: string, data: Record<string, unknown>) => Promise<void>;
  /** In the caller's transaction, which must have the system role at that moment. */
  readonly enqueueIn: (tx: Tx, name: string, data: Record<string, unknown>) => Promise<void>;
}
