import { setTimeout as pause } from 'node:timers/promises';
import { SECOND_MS } from '@chowk/domain/kernel';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../db';
import { bossDatabase } from './boss-database';
import { declareQueues } from './declare-queues';
import { ENQUEUE_FUNCTION, enqueue, enqueueAllIn, enqueueIn, JOB_CHANNEL } from './enqueue';
import { REPORT_FUNCTION, REVIVE_FUNCTION, reportIn, reviveIn } from './inspect';
import type { Job, JobQueue } from './job';
import { createQueueWorker, type Outcome, type QueueWorker } from './queue-worker';

export interface JobTiming {
  /** How often to poll for due jobs. New ones are announced; this finds retries. */
  readonly pollMs: number;
  readonly cronCheckS: number;
  readonly cronSendS: number;
  /** How long `stop` waits for running jobs before they are requeued. */
  readonly stopLimitMs: number;
}

const TIMING: JobTiming = {
  pollMs: 2 * SECOND_MS,
  cronCheckS: 30,
  cronSendS: 5,
  stopLimitMs: 10 * SECOND_MS,
};
const ABORT_LIMIT_MS = 2 * SECOND_MS;
const MAINTENANCE_S = 60;
/** Any number, the same for every process. */
const DECLARE_LOCK_ID = 7_304_119;

export interface JobQueueOptions {
  readonly db: Database;
  readonly log: Logger;
  readonly timing?: Partial<JobTiming>;
  readonly onOutcome?: (job: string, outcome: Outcome, ms: number) => void;
}

export type JobCounts = Readonly<Record<Outcome, number>>;

export interface CountingJobQueue extends JobQueue {
  /** Job outcomes of this process since it started. */
  readonly counts: () => JobCounts;
}

interface Running {
  readonly boss: PgBoss;
  readonly lanes: ReadonlyMap<string, QueueWorker>;
  readonly stopLooking: () => Promise<void>;
}

const DUE_QUEUES = `select distinct name from pgboss.job
  where name = any($1::text[]) and state < 'active' and start_after < now()`;
/** With a single process, nothing can still be running at its start. */
const EXPIRE_ORPHANS = `update pgboss.job set started_on = now() - expire_in - interval '1 second'
  where state = 'active'`;

export function createJobQueue({
  db,
  log,
  onOutcome,
  ...given
}: JobQueueOptions): CountingJobQueue {
  const timing = { ...TIMING, ...given.timing };
  const counts: Record<Outcome, number> = { done: 0, retried: 0, dead: 0, released: 0 };
  const bossDb = bossDatabase(db, log);
  let starting: Promise<Running> | undefined;

  async function openBoss(): Promise<PgBoss> {
    // Loaded here because it brings a second driver, which nothing else needs.
    const { default: Boss } = await import('pg-boss');
    const boss = new Boss({
      db: bossDb,
      schema: 'pgboss',
      maintenanceIntervalSeconds: MAINTENANCE_S,
      cronMonitorIntervalSeconds: timing.cronCheckS,
      cronWorkerIntervalSeconds: timing.cronSendS,
    });
    boss.on('error', (error) => log.warn({ err: error }, 'job queue'));
    return boss;
  }

  /** Creating two queues at once deadlocks in PostgreSQL, so processes take a lock. */
  function prepare(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
    return db.exclusively(async (execute) => {
      await execute(`select pg_advisory_lock(${DECLARE_LOCK_ID})`);
      try {
        await boss.start();
        await declareQueues(boss, jobs);
        await db.transaction(
          'write',
          ENQUEUE_FUNCTION + REVIVE_FUNCTION + REPORT_FUNCTION,
          async () => undefined,
        );
      } finally {
        await execute(`select pg_advisory_unlock(${DECLARE_LOCK_ID})`);
      }
    });
  }

  async function look(lanes: ReadonlyMap<string, QueueWorker>): Promise<void> {
    try {
      const due = await db.execute(DUE_QUEUES, [[...lanes.keys()]]);
      for (const { name } of due) lanes.get(String(name))?.wake();
    } catch (error) {
      log.warn({ err: error }, 'could not look for due jobs');
    }
  }

  async function watch(lanes: ReadonlyMap<string, QueueWorker>): Promise<() => Promise<void>> {
    const stopListening = await db.listen(JOB_CHANNEL, (name) => lanes.get(name)?.wake());
    let looking = look(lanes);
    let timer: NodeJS.Timeout;
    const lookLater = () => {
      timer = setTimeout(() => {
        looking = look(lanes).then(lookLater);
      }, timing.pollMs);
    };
    lookLater();
    return async () => {
      clearTimeout(timer);
      await looking;
      clearTimeout(timer);
      await stopListening();
    };
  }

  async function open(jobs: readonly Job[]): Promise<Running> {
    const boss = await openBoss();
    await prepare(boss, jobs);
    if (db.kind === 'pglite') {
      await db.execute(EXPIRE_ORPHANS);
      await boss.expire();
    }
    const tell = (job: string, outcome: Outcome, ms: number) => {
      counts[outcome] += 1;
      onOutcome?.(job, outcome, ms);
    };
    const lanes = new Map(
      jobs.map((job) => [job.name, createQueueWorker(job, { boss, db, log, onOutcome: tell })]),
    );
    return { boss, lanes, stopLooking: await watch(lanes) };
  }

  async function close({ boss, lanes, stopLooking }: Running): Promise<void> {
    await stopLooking();
    const drained = Promise.all([...lanes.values()].map((lane) => lane.drain()));
    const limit = new AbortController();
    const wait = (ms: number) =>
      pause(ms, undefined, { signal: limit.signal }).catch(() => undefined);
    await Promise.race([drained, wait(timing.stopLimitMs)]);
    for (const lane of lanes.values()) lane.abort();
    await Promise.race([drained, wait(ABORT_LIMIT_MS)]);
    limit.abort();
    await boss.stop({ graceful: false, close: false });
    await bossDb.settle();
  }

  return {
    start: async (jobs) => {
      const startedMs = performance.now();
      starting ??= open(jobs);
      await starting;
      log.debug({ ms: Math.round(performance.now() - startedMs) }, 'job queue started');
    },
    stop: async () => {
      const running = await starting?.catch(() => undefined);
      starting = undefined;
      if (running) await close(running);
    },
    enqueue: (name, data) => enqueue(db, name, data),
    enqueueIn,
    enqueueAllIn,
    reportIn,
    reviveIn,
    counts: () => ({ ...counts }),
  };
}
