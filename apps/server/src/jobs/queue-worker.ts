import { setTimeout as pause } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../db';
import { safeMessage } from '../safe-error';
import type { Job, JobHandler } from './job';

export type Outcome = 'done' | 'retried' | 'dead' | 'released';

export interface QueueWorkerOptions {
  readonly boss: PgBoss;
  readonly db: Database;
  readonly log: Logger;
  readonly onOutcome: (job: string, outcome: Outcome, ms: number) => void;
}

/** The worker of one queue, with the concurrency of its definition. */
export interface QueueWorker {
  readonly wake: () => void;
  /** Stops taking jobs; resolves when the running ones have ended. */
  readonly drain: () => Promise<void>;
  /** Aborts running jobs, which are requeued. */
  readonly abort: () => void;
}

type Fetched = PgBoss.JobWithMetadata<Record<string, unknown>>;

const CONFIRM_TRIES = 3;
const CONFIRM_PAUSE_MS = 500;

/** A lost acknowledgement would run the job again, so a short outage is waited out. */
async function confirm(write: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await write();
      return;
    } catch (error) {
      if (tries >= CONFIRM_TRIES) throw error;
      await pause(CONFIRM_PAUSE_MS);
    }
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

const STOPPING = new Error('The server stops');
const RELEASE = `update pgboss.job set state = 'created', started_on = null
  where name = $1 and id = $2::uuid and state = 'active'`;

export function createQueueWorker(
  job: Job,
  { boss, db, log, onOutcome }: QueueWorkerOptions,
): QueueWorker {
  const active = new Set<AbortController>();
  let isWanted = false;
  let isStopping = false;
  let running: Promise<void> | undefined;
  let loaded: Promise<JobHandler> | undefined;

  async function handle(fetched: Fetched, signal: AbortSignal): Promise<void> {
    loaded ??= job.handler();
    const handler = await loaded.catch((error) => {
      loaded = undefined;
      throw error;
    });
    const { id, data, retryCount } = fetched;
    const context = { id, data: data ?? {}, attempt: retryCount + 1, signal };
    await Promise.race([handler(context), whenAborted(signal)]);
  }

  async function conclude(fetched: Fetched, error: unknown): Promise<Outcome> {
    const { id, retryCount, retryLimit } = fetched;
    if (error === undefined) {
      await confirm(() => boss.complete(job.name, id));
      return 'done';
    }
    if (error === STOPPING) {
      await confirm(() => db.execute(RELEASE, [job.name, id]));
      return 'released';
    }
    const message = safeMessage(error);
    // The dead letter keeps the job's name and its data.
    await confirm(() =>
      boss.fail(job.name, id, { job: job.name, attempt: retryCount + 1, message }),
    );
    return retryCount >= retryLimit ? 'dead' : 'retried';
  }

  async function runOne(fetched: Fetched): Promise<void> {
    const startedMs = performance.now();
    const controller = new AbortController();
    active.add(controller);
    const timer = setTimeout(
      () => controller.abort(new Error(`The job took longer than ${job.limitMs} ms`)),
      job.limitMs,
    );
    const error = await handle(fetched, controller.signal).then(
      () => undefined,
      (reason) => reason ?? new Error('The job failed without a reason'),
    );
    clearTimeout(timer);
    active.delete(controller);
    const ms = Math.round(performance.now() - startedMs);
    const line = { job: job.name, id: fetched.id, attempt: fetched.retryCount + 1, ms };
    try {
      const outcome = await conclude(fetched, error);
      onOutcome(job.name, outcome, ms);
      if (outcome === 'dead') log.error({ ...line, err: error }, 'job failed for good');
      else if (outcome === 'retried') log.warn({ ...line, err: error }, 'job failed, tried again');
      else log.info(line, `job ${outcome}`);
    } catch (lost) {
      log.error({ ...line, err: lost }, 'job ended but the queue could not be told; it runs again');
    }
  }

  async function work(): Promise<void> {
    while (isWanted && !isStopping) {
      isWanted = false;
      const options = { batchSize: job.concurrency, includeMetadata: true } as const;
      const batch = await boss.fetch<Record<string, unknown>>(job.name, options);
      if (batch.length > 0) isWanted = true;
      await Promise.all(batch.map(runOne));
    }
  }

  function wake(): void {
    isWanted = true;
    if (isStopping || running) return;
    running = work()
      .catch((error) => log.error({ job: job.name, err: error }, 'job lane failed'))
      .then(() => {
        running = undefined;
        // Woken between the last poll and this line.
        if (isWanted) wake();
      });
  }

  return {
    wake,
    drain: async () => {
      isStopping = true;
      await running;
    },
    abort: () => {
      for (const controller of active) controller.abort(STOPPING);
    },
  };
}
