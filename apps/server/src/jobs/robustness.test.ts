import { ANONYMOUS, DAY_MS } from '@chowk/domain/kernel';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import { type Database, defineSystemStep, withSystem } from '../db';
import { bossDatabase } from './boss-database';
import {
  deleteEmptyRateLimits,
  deleteOldEvents,
  MAINTENANCE_STEPS,
  maintenanceJobs,
} from './maintenance';
import { quickQueue, recordingJob, until } from './test/probe-jobs';

const lookStep = defineSystemStep('test.look', 'Tests look at tables.');
let db: Database;

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

describe('pg-boss on our database', () => {
  it('leaves no transaction open when one of its many statements fails', async () => {
    const boss = bossDatabase(db, pino({ level: 'silent' }));
    const failing = 'BEGIN; create table public.half (n int); select 1/0; COMMIT;';
    await expect(boss.executeSql(failing)).rejects.toThrow('division by zero');
    const rows = await db.execute("select to_regclass('public.half')::text as half");
    expect(rows).toEqual([{ half: null }]);
    await db.execute('create table public.whole (n int)');
    await db.execute('select * from public.whole');
  });

  it('survives an unawaited cron message that cannot be confirmed', async () => {
    const boss = bossDatabase(db, pino({ level: 'silent' }));
    const values = ['__pgboss__send-it', ['not a uuid'], null];
    await expect(boss.executeSql('select $1, $2::uuid[], $3', values)).resolves.toBeDefined();
    await expect(boss.executeSql('select $1::uuid', ['nor this'])).rejects.toThrow();
  });

  it('reruns what was running when the only process died', async () => {
    const first = quickQueue(db);
    const job = recordingJob('orphan');
    await first.start([job]);
    await first.stop();
    await first.enqueue('orphan', {});
    const expired = db.kind === 'pglite' ? 'now()' : "now() - interval '1 day'";
    await db.execute(
      `update pgboss.job set state = 'active', started_on = ${expired} where name = 'orphan'`,
    );
    await db.execute("update pgboss.version set maintained_on = now() - interval '1 day'");
    const next = quickQueue(db);
    await next.start([job]);
    // PostgreSQL waits for pg-boss's next maintenance, a minute at most.
    if (db.kind === 'pglite') await until('it ran', () => job.runs.length === 1);
    await next.stop();
  });
});

describe('maintenance', () => {
  const ages = [0.5 * DAY_MS, 1.5 * DAY_MS];

  it('deletes limits that were full for more than a day', async () => {
    await withSystem(db, ANONYMOUS, lookStep, async (tx) => {
      for (const ms of ages) {
        const emptyAt = new Date(Date.now() - ms).toISOString();
        await tx.execute(
          sql`insert into rate_limits values (${`b${ms}`}, ${emptyAt}::timestamptz)`,
        );
      }
    });
    await deleteEmptyRateLimits(db);
    const left = await withSystem(db, ANONYMOUS, lookStep, (tx) =>
      tx.execute(sql`select bucket from rate_limits`),
    );
    expect(left).toEqual([{ bucket: `b${ages[0]}` }]);
  });

  it('deletes events older than a day', async () => {
    await withSystem(db, ANONYMOUS, lookStep, async (tx) => {
      for (const ms of ages) {
        const at = new Date(Date.now() - ms).toISOString();
        await tx.execute(sql`insert into realtime_events (audience, type, payload, created_at)
          values ('everyone', ${`test.${ms}`}, '{}', ${at}::timestamptz)`);
      }
    });
    await deleteOldEvents(db);
    const left = await withSystem(db, ANONYMOUS, lookStep, (tx) =>
      tx.execute(sql`select type from realtime_events`),
    );
    expect(left).toEqual([{ type: `test.${ages[0]}` }]);
  });

  it('declares its system steps and runs as jobs', async () => {
    expect(MAINTENANCE_STEPS.map((step) => step.why).every(Boolean)).toBe(true);
    const queue = quickQueue(db);
    const jobs = maintenanceJobs(db);
    await queue.start(jobs);
    for (const job of jobs) await queue.enqueue(job.name, {});
    await until('both ran', () => queue.counts().done === jobs.length);
    await queue.stop();
  });
});
