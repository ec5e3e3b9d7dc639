import { IST_ZONE, SECOND_MS } from '@chowk/domain/kernel';
import type PgBoss from 'pg-boss';
import { DEAD_QUEUE } from './inspect';
import type { Job } from './job';

/** Longer than the handler's own timeout, so that a live process always decides first. */
const CRASH_GRACE_S = 60;

function queueFor(job: Job): PgBoss.Queue {
  return {
    name: job.name,
    retryLimit: job.retryLimit,
    retryDelay: Math.ceil(job.retryDelayMs / SECOND_MS),
    retryBackoff: true,
    expireInSeconds: Math.ceil(job.limitMs / SECOND_MS) + CRASH_GRACE_S,
    deadLetter: DEAD_QUEUE,
  };
}

const SETTINGS = ['retryLimit', 'retryDelay', 'retryBackoff', 'expireInSeconds'] as const;

async function declareQueue(boss: PgBoss, wanted: PgBoss.Queue, known?: PgBoss.Queue) {
  if (!known) return boss.createQueue(wanted.name, wanted);
  const isSame = SETTINGS.every((name) => known[name] === wanted[name]);
  if (!isSame) await boss.updateQueue(wanted.name, wanted);
}

async function declareSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Map((await boss.getSchedules()).map((each) => [each.name, each]));
  for (const { name, cron } of jobs) {
    if (cron && known.get(name)?.cron !== cron) {
      await boss.schedule(name, cron, {}, { tz: IST_ZONE });
    }
  }
  const wanted = new Set(jobs.filter((job) => job.cron).map((job) => job.name));
  for (const name of known.keys()) if (!wanted.has(name)) await boss.unschedule(name);
}

/** Updates queues and schedules to match the code, changing only what differs. */
export async function declareQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!known.has(DEAD_QUEUE)) await boss.createQueue(DEAD_QUEUE);
  for (const job of jobs) await declareQueue(boss, queueFor(job), known.get(job.name));
  await declareSchedules(boss, jobs);
}
