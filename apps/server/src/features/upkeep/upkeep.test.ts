import { type Actor, DAY_MS, uuidV7 } from '@chowk/domain/kernel';
import type { Backup, RetentionRun } from '@chowk/domain/upkeep';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import { recordJobs } from '../../../test/ports';
import { withActor } from '../../db';
import { backups } from '../../db/schema/system/upkeep';
import { newId } from '../../new-id';
import { runBackupJob } from './run-backup';
import { runRetentionJob } from './run-retention';
import { startTonightsBackup } from './tonights-backup';

type Person = Actor & { uid: string };

const jobs = recordJobs();
let nowMs = Date.now();
let t: TestApp;
let boss: Person;
let others: Person[];
beforeAll(async () => {
  t = await startTestApp({ ports: { jobs, nowMs: () => nowMs } });
  boss = await t.person('super_admin');
  others = [
    await t.person('admin'),
    await t.person('brand'),
    await t.person('retailer'),
    await t.person('bizman'),
  ];
});
afterAll(() => t.close());

const never = new AbortController().signal;
const start = (name: string, id: string, actor: Actor = boss) => t.command(name, { id }, { actor });
const list = async <Row>(path: string) =>
  (await t.get(`/rest/v1/${path}`, { actor: boss })).body.items as Row[];
const ago = (days: number) => new Date(nowMs - days * DAY_MS).toISOString();

describe('a retention run', () => {
  const id = newId();

  it('deletes what is past its time and nothing younger, and says how much', async () => {
    const uid = boss.uid;
    const link = `insert into deep_link_analytics (id, event_type, user_id, metadata, happened_at)
      values ($1, 'app_opened', $2, '{}', $3)`;
    const call = `insert into demo_requests (id, name, phone, audience, preferred_time, language,
      status, handled_at) values ($1, 'A', '9876543210', 'brand', 'morning', 'en', $2, $3)`;
    const entry = `insert into audit_logs (id, entity, action, diff, request_id)
      values ($1, 'shops', 'shop_update', '{}', 'r')`;
    for (const days of [200, 181, 179]) {
      await t.db.execute(link, [newId(), uid, ago(days)]);
      await t.db.execute(call, [newId(), 'handled', ago(days)]);
    }
    // Not called yet, so its purpose stands.
    await t.db.execute(call, [newId(), 'new', null]);
    for (const years of [9, 7]) {
      const random = crypto.getRandomValues(new Uint8Array(10));
      await t.db.execute(entry, [uuidV7(nowMs - years * 365.25 * DAY_MS, random)]);
    }
    expect((await start('retention_run', id)).body).toEqual({ id, status: 'waiting' });
    expect(jobs.sent).toEqual([{ name: 'upkeep.retention', data: { runId: id } }]);
    expect((await start('retention_run', newId())).body.code).toBe('WRONG_STATE');
    await runRetentionJob(t.ports, id);
    const [run] = await list<RetentionRun>('retention_runs');
    expect(run).toMatchObject({ id, status: 'done', is_scheduled: false, error: null });
    expect(run?.requested_name).toBe('Test super_admin');
    expect(run?.counts.filter(({ count }) => count > 0)).toEqual([
      { kind: 'link_events', count: 2 },
      { kind: 'demo_requests', count: 2 },
      { kind: 'trail', count: 1 },
    ]);
    expect(run?.total).toBe(5);
    expect(await t.db.execute('select count(*)::int as n from demo_requests')).toEqual([{ n: 2 }]);
  });

  it('comes every night by itself, goes on after a crash, and runs once however often told', async () => {
    await runRetentionJob(t.ports, id);
    await runRetentionJob(t.ports);
    const [run, ...before] = await list<RetentionRun>('retention_runs');
    expect(run).toMatchObject({ status: 'done', is_scheduled: true, requested_name: null });
    expect(before).toHaveLength(1);
    await t.db.execute(`update retention_runs set status = 'running' where is_scheduled`);
    await runRetentionJob(t.ports);
    expect(await list('retention_runs')).toHaveLength(2);
    const trail = await t.get('/rest/v1/audit_logs?entity=retention_runs', { actor: boss });
    expect(trail.body.items).toMatchObject([{ action: 'retention_run', entity_id: id }]);
  });
});

describe('a backup', () => {
  const id = newId();

  it('is written by a job and listed with its size and check sum', async () => {
    expect((await start('backup_create', id)).body).toEqual({ id, status: 'waiting' });
    expect((await start('backup_create', newId())).body.code).toBe('WRONG_STATE');
    expect(jobs.sent.at(-1)).toEqual({ name: 'upkeep.backup', data: { backupId: id } });
    // A process that died in the middle: the next one writes it from the beginning.
    await t.db.execute(`update backups set status = 'running'`);
    await runBackupJob(t.ports, id, never);
    const [backup] = await list<Backup>('backups');
    const stored = await t.ports.storage.head('backups', `${id}/manifest.json`);
    expect(backup).toMatchObject({ id, status: 'done', parts: 1, sha256: stored?.sha256 });
    expect(backup?.row_count).toBeGreaterThan(10);
    expect(backup?.size_bytes).toBeGreaterThan(stored?.size ?? 0);
  });

  it('says why when it cannot be written, and the next may be', async () => {
    // Made here and not beside the first: of two ids of one millisecond either may be the later.
    const second = newId();
    await start('backup_create', second);
    const full = {
      ...t.ports.storage,
      put: async () => {
        throw new Error('No space left');
      },
    };
    await runBackupJob({ ...t.ports, storage: full }, second, never);
    expect(await t.ports.storage.head('backups', `${second}/manifest.json`)).toBeUndefined();
    const [backup] = await list<Backup>('backups');
    expect(backup).toMatchObject({ id: second, status: 'failed', error: 'No space left' });
    const third = newId();
    await start('backup_create', third);
    nowMs += DAY_MS;
    expect((await start('backup_create', newId())).status).toBe(200);
    const [, lost] = await list<Backup>('backups');
    expect(lost).toMatchObject({ id: third, status: 'failed', error: 'It never ended' });
  });

  it('is deleted with its files after its time, but never the newest', async () => {
    const newer = () =>
      t.db.execute(`insert into backups (id, status, created_at) values ($1, 'done', $2)`, [
        newId(),
        ago(31),
      ]);
    await newer();
    await newer();
    await t.db.execute(`update backups set created_at = $1 where id = $2`, [ago(40), id]);
    const forget = async () => {
      await runRetentionJob(t.ports);
      const [run] = await list<RetentionRun>('retention_runs');
      return run?.counts.find(({ kind }) => kind === 'backups')?.count;
    };
    expect(await forget()).toBe(0);
    expect(await t.ports.storage.head('backups', `${id}/part-00001.jsonl.gz.sealed`)).toBeDefined();
    await newer();
    expect(await forget()).toBe(1);
    expect(
      await t.ports.storage.head('backups', `${id}/part-00001.jsonl.gz.sealed`),
    ).toBeUndefined();
    expect(await t.ports.storage.head('backups', `${id}/manifest.json`)).toBeUndefined();
  });
});

describe('the backup of the night', () => {
  const night = (iso: string) => {
    nowMs = Date.parse(iso);
    return startTonightsBackup({ ...t.ports, isDemo: false });
  };
  const made = () =>
    t.db.execute('select status from backups where is_scheduled order by created_at, id');
  const queued = () => jobs.sent.filter(({ name }) => name === 'upkeep.backup').length;

  it('is made once a night, by whichever process asks first, and is on the list', async () => {
    await t.db.execute('delete from backups');
    const before = queued();
    // 2:30 in India; twice, as two processes would.
    await Promise.all([night('2027-03-01T21:00:00Z'), night('2027-03-01T21:00:00Z')]);
    expect(await made()).toEqual([{ status: 'waiting' }]);
    expect(queued()).toBe(before + 1);
    const data = jobs.sent.at(-1)?.data;
    await runBackupJob(t.ports, String(data?.backupId), never);
    await night('2027-03-02T20:30:00Z');
    expect(await made()).toEqual([{ status: 'done' }]);
    const [backup] = await list<Backup>('backups');
    expect(backup).toMatchObject({ is_scheduled: true, requested_name: null });
    await night('2027-03-02T21:00:00Z');
    expect(await made()).toHaveLength(2);
  });

  it('is made up for when the server was off, but not in a demo', async () => {
    await t.db.execute('delete from backups');
    nowMs = Date.parse('2027-03-05T06:00:00Z');
    await startTonightsBackup({ ...t.ports, isDemo: true });
    expect(await made()).toEqual([]);
    await night('2027-03-05T06:00:00Z');
    expect(await made()).toHaveLength(1);
  });

  it('is tried three times, and waits for one a person began', async () => {
    await t.db.execute('delete from backups');
    await start('backup_create', newId());
    await t.db.execute(`update backups set created_at = '2027-03-06T20:55:00Z'`);
    await night('2027-03-06T21:00:00Z');
    expect(await made()).toEqual([]);
    for (const hour of ['22', '23']) {
      await t.db.execute(`update backups set status = 'failed'`);
      await night(`2027-03-06T${hour}:00:00Z`);
    }
    for (const hour of ['00', '01']) {
      await t.db.execute(`update backups set status = 'failed'`);
      await night(`2027-03-07T${hour}:00:00Z`);
    }
    expect(await made()).toHaveLength(3);
  });

  it('cannot be pretended by a person', async () => {
    const insert = withActor(t.db, boss, 'write', (tx) =>
      tx.insert(backups).values({
        id: newId(),
        status: 'failed',
        is_scheduled: true,
        requested_by: boss.uid,
      }),
    );
    await expect(insert).rejects.toThrow();
  });
});

it('is nobody else’s: not to start, not to see, and no address leads to the files', async () => {
  for (const actor of others) {
    for (const name of ['retention_run', 'backup_create']) {
      expect((await start(name, newId(), actor)).body.code, name).toBe('FORBIDDEN');
    }
    for (const path of ['retention_runs', 'backups']) {
      expect((await t.get(`/rest/v1/${path}`, { actor })).status, path).toBe(403);
    }
  }
  expect((await t.get('/rest/v1/backups')).status).toBe(401);
  const file = `/storage/v1/object/backups/${newId()}/manifest.json`;
  expect((await t.get(file, { actor: boss })).status).toBe(404);
});
