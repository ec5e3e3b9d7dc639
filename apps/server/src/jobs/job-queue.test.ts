import { setTimeout as pause } from 'node:timers/promises';
import { ANONYMOUS, ChowkError } from '@chowk/domain/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import { type Database, defineSystemStep, withActor, withSystem } from '../db';
import type { CountingJobQueue } from './create-job-queue';
import { quickQueue, recordingJob, until } from './test/probe-jobs';

const causeStep = defineSystemStep('test.cause', 'Stands for a command.');

let db: Database;
let queue: CountingJobQueue;

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(() => {
  queue = quickQueue(db);
});
afterEach(() => queue.stop());

async function jobsIn(name: string): Promise<number> {
  const rows = await db.execute('select id from pgboss.job where name = $1', [name]);
  return rows.length;
}

describe('a job', () => {
  // First in this file, while the database has no queue.
  it('sent before the queue exists is told to retry', async () => {
    const early = queue.enqueue('greet', {});
    await expect(early).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(early).rejects.toBeInstanceOf(ChowkError);
  });

  it('runs once, with its data', async () => {
    const job = recordingJob('greet');
    await queue.start([job]);
    await queue.enqueue('greet', { to: 'store', nested: { n: 1 } });
    await until('it ran', () => queue.counts().done === 1);
    await pause(500);
    expect(job.runs).toMatchObject([{ data: { to: 'store', nested: { n: 1 } }, attempt: 1 }]);
  });

  it('is announced, so it does not wait for the next poll', async () => {
    await queue.stop();
    queue = quickQueue(db, { timing: { pollMs: 60_000 } });
    const job = recordingJob('announced');
    await queue.start([job]);
    await queue.enqueue('announced', {});
    await until('it ran', () => job.runs.length === 1);
  });

  it('is retried and succeeds', async () => {
    const job = recordingJob('flaky', { retryLimit: 2 }, ({ attempt }) => {
      if (attempt === 1) throw new Error('not today');
    });
    await queue.start([job]);
    await queue.enqueue('flaky', {});
    await until('the second try is done', () => queue.counts().done === 1);
    expect(job.runs.map((run) => run.attempt)).toEqual([1, 2]);
    expect(queue.counts()).toMatchObject({ retried: 1, dead: 0 });
  });

  it('ends in the dead-letter queue after its last attempt, with its name and error', async () => {
    const job = recordingJob('doomed', { retryLimit: 1 }, () => {
      throw new Error('never works');
    });
    await queue.start([job]);
    await queue.enqueue('doomed', { deal: 7 });
    await until('it is given up', () => queue.counts().dead === 1);
    expect(job.runs).toHaveLength(2);
    const dead = await db.execute(
      "select data, output from pgboss.job where name = 'dead' and data ? 'deal'",
    );
    expect(dead).toMatchObject([
      { data: { deal: 7 }, output: { job: 'doomed', attempt: 2, message: 'never works' } },
    ]);
    const report = await withSystem(db, ANONYMOUS, causeStep, (tx) => queue.reportIn(tx));
    expect(report.queues.map(({ name }) => name)).toContain('doomed');
    const given = report.dead.find(({ name }) => name === 'doomed');
    expect(given).toMatchObject({ error: 'never works' });
    const revive = () =>
      withSystem(db, ANONYMOUS, causeStep, (tx) => queue.reviveIn(tx, given?.id ?? ''));
    expect([await revive(), await revive()]).toEqual(['doomed', undefined]);
    await until('it is tried again', () => job.runs.length > 2);
    expect(job.runs[2]?.data).toEqual({ deal: 7 });
  });

  it('is aborted and retried when it takes too long', async () => {
    const job = recordingJob('slow', { limitMs: 200, retryLimit: 0 }, () =>
      pause(60_000, undefined, { ref: false }),
    );
    await queue.start([job]);
    await queue.enqueue('slow', {});
    await until('it is given up', () => queue.counts().dead === 1);
    expect(job.runs[0]?.signal.aborted).toBe(true);
  });

  it('without a queue is refused', async () => {
    await queue.start([recordingJob('known')]);
    await expect(queue.enqueue('unknown', {})).rejects.toThrow('no queue for the job unknown');
  });
});

describe('a job with its cause', () => {
  const enqueueAs = (fails: boolean) =>
    withSystem(db, ANONYMOUS, causeStep, async (tx) => {
      await queue.enqueueIn(tx, 'follow', { fails });
      await pause(100);
      expect(await isPristine()).toBe(true);
      if (fails) throw new Error('the command fails after all');
    });
  const follow = recordingJob('follow');
  beforeEach(async () => {
    await queue.start([follow]);
    await db.execute("delete from pgboss.job where name = 'follow'");
  });
  // On the embedded database a second query would wait for the transaction to end.
  const isPristine = async () => db.kind === 'pglite' || (await jobsIn('follow')) === 0;

  it('exists when the transaction committed', async () => {
    await enqueueAs(false);
    await until('it ran', () => queue.counts().done === 1);
    expect(follow.runs.at(-1)?.data).toEqual({ fails: false });
  });

  it('does not exist when it rolled back', async () => {
    await expect(enqueueAs(true)).rejects.toThrow('fails after all');
    expect(await jobsIn('follow')).toBe(0);
  });

  it('cannot be sent by a person, nor the queue be read by the system', async () => {
    const asPerson = withActor(db, ANONYMOUS, 'write', (tx) => queue.enqueueIn(tx, 'follow', {}));
    await expect(asPerson).rejects.toThrow();
    const reading = withSystem(db, ANONYMOUS, causeStep, (tx) =>
      tx.execute('select 1 from pgboss.job'),
    );
    await expect(reading).rejects.toThrow();
    expect(await jobsIn('follow')).toBe(0);
  });
});

describe('stopping', () => {
  it('waits for running jobs', async () => {
    const job = recordingJob('steady', {}, () => pause(400));
    await queue.start([job]);
    await queue.enqueue('steady', {});
    await until('it began', () => job.runs.length === 1);
    await queue.stop();
    expect(queue.counts().done).toBe(1);
    expect(await db.execute("select state from pgboss.job where name = 'steady'")).toMatchObject([
      { state: 'completed' },
    ]);
  });

  it('requeues what does not end, without using up an attempt', async () => {
    await queue.stop();
    queue = quickQueue(db, { timing: { stopLimitMs: 100 } });
    const job = recordingJob('endless', {}, () => pause(60_000, undefined, { ref: false }));
    await queue.start([job]);
    await queue.enqueue('endless', {});
    await until('it began', () => job.runs.length === 1);
    await queue.stop();
    expect(queue.counts().released).toBe(1);
    const rows = await db.execute(
      "select state, retry_count from pgboss.job where name = 'endless'",
    );
    expect(rows).toMatchObject([{ state: 'created', retry_count: 0 }]);
  });

  it('can be followed by a start, which finds the rest', async () => {
    const job = recordingJob('later');
    await queue.start([job]);
    await queue.stop();
    await queue.enqueue('later', {});
    await queue.start([job]);
    await until('it ran', () => job.runs.length === 1);
  });
});
