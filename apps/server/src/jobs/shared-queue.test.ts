import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPostgres, openTestDatabase } from '../../test/database';
import type { Database } from '../db';
import { openPostgres } from '../db/engines/open-postgres';
import type { CountingJobQueue } from './create-job-queue';
import { quickQueue, recordingJob, until } from './test/probe-jobs';

const JOBS = 120;

let db: Database & { readonly url: string | undefined };
let second: Database;
let queues: CountingJobQueue[];

beforeAll(async () => {
  db = await openTestDatabase();
  // The embedded database belongs to one process, where two queues share one connection.
  second = db.url ? openPostgres(db.url, 4) : db;
});
beforeEach(() => {
  queues = [quickQueue(db), quickQueue(second)];
});
afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.stop()));
});
afterAll(async () => {
  if (second !== db) await second.close();
  await db.close();
});

async function startAll(make: () => ReturnType<typeof recordingJob>) {
  const jobs = queues.map(make);
  await Promise.all(queues.map((queue, i) => queue.start(jobs.slice(i, i + 1))));
  return jobs;
}

describe('two processes on one database', () => {
  it('start together on an empty one', async () => {
    await startAll(() => recordingJob('first'));
    const rows = await db.execute("select name from pgboss.queue where name = 'first'");
    expect(rows).toHaveLength(1);
  });

  it('share the work and run nothing twice', async () => {
    const jobs = await startAll(() => recordingJob('shared', { concurrency: 3 }));
    for (let n = 0; n < JOBS; n++) await queues[n % 2]?.enqueue('shared', { n });
    await until('all ran', () => jobs.flatMap((job) => job.runs).length >= JOBS);
    const seen = jobs.flatMap((job) => job.runs.map((run) => run.data.n));
    expect(new Set(seen).size).toBe(JOBS);
    expect(seen).toHaveLength(JOBS);
    if (isPostgres) expect(jobs.every((job) => job.runs.length > 0)).toBe(true);
  });

  it('run a schedule once a minute', async () => {
    const fromMinute = Math.floor(Date.now() / 60_000);
    const jobs = await startAll(() => recordingJob('every-minute', { cron: '* * * * *' }));
    const runs = () => jobs.flatMap((job) => job.runs).length;
    await until('it ran', () => runs() > 0);
    // Several more rounds of the scheduler, by both.
    const ends = Date.now() + 4000;
    await until('they looked again', () => Date.now() > ends);
    const minutes = Math.floor(Date.now() / 60_000) - fromMinute + 1;
    expect(runs()).toBeGreaterThanOrEqual(1);
    expect(runs()).toBeLessThanOrEqual(minutes);
  });

  it('read schedules in India’s time and drop removed ones', async () => {
    await startAll(() => recordingJob('daily', { cron: '0 2 * * *' }));
    const schedules = () => db.execute('select name, cron, timezone from pgboss.schedule');
    expect(await schedules()).toEqual([
      { name: 'daily', cron: '0 2 * * *', timezone: 'Asia/Kolkata' },
    ]);
    await Promise.all(queues.map((queue) => queue.stop()));
    await startAll(() => recordingJob('daily'));
    expect(await schedules()).toEqual([]);
  });
});
