import { afterAll, beforeAll, expect, it } from 'vitest';
import { backupFolder, keysOf } from '../../test/backup-folder';
import { openTestDatabase } from '../../test/database';
import { type Market, startMarket } from '../../test/world/market';
import type { Database } from '../db';
import { newId } from '../new-id';
import { restoreBackup } from './restore-backup';

const HARD_TEXT = 'O\'Brien "शर्मा" \\ \t\n{"a":1}\u2028 🛒';
const [OLD_SECRET, NEW_SECRET] = [
  'an older secret of 32 characters',
  'a newer secret of 32 characters!',
];

const folder = backupFolder();
const keys = keysOf(OLD_SECRET);
const ports = { storage: folder.storage, ...keys };

let id: string;
let t: Market;
let target: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  t = await startMarket();
  const [side, store] = [await t.brand(), await t.store()];
  const [dealId = ''] = await t.offer((await t.launch(side)).id, side, [store]);
  await t.command('deal_accept', { id: dealId }, { actor: store.owner });
  await t.db.execute('update profiles set full_name = $1 where id = $2', [
    HARD_TEXT,
    store.owner.uid,
  ]);
  await t.db.execute(`insert into auth.users (id, email, password_hash) values ($1, $2, $3)`, [
    newId(),
    'asha@chowk.example',
    '$argon2id$hash',
  ]);
  // SQL null and JSON null differ.
  await t.db.execute(
    `insert into idempotency_keys (owner_id, key, command, body_hash, answer) values
      ($1, $1, 'a', 'x', 'null'::jsonb), ($2, $2, 'b', 'x', null)`,
    [newId(), newId()],
  );
  target = await openTestDatabase();
});
afterAll(() => Promise.all([t.close(), target.close(), folder.close()]));

const count = async (db: Database, text: string) => (await db.execute(text))[0]?.n;

it('is written in encrypted parts: no row is readable in the files', async () => {
  const made = await folder.make(t.db, keys);
  ({ id } = made);
  expect(made.parts).toBeGreaterThan(3);
  expect(made.schema).toMatch(/^\d{4}\w+\.sql$/);
  const manifest = await folder.manifest(id);
  expect(manifest).toMatchObject({ id, release: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  for (const { name, size } of manifest.parts) {
    const bytes = await folder.read(id, name);
    expect(bytes).toHaveLength(size);
    // Neither text nor a gzip header.
    expect(bytes.includes('profiles')).toBe(false);
    expect(bytes.includes(Buffer.from([0x1f, 0x8b, 0x08, 0x00]))).toBe(false);
  }
});

it('restores every row into an empty database, with one of several secrets', async () => {
  const listed = { storage: folder.storage, ...keysOf(`${NEW_SECRET},${OLD_SECRET}`) };
  const restored = await restoreBackup(target, listed, id);

  // Verified by another backup, not by what the restore itself compared.
  const { tables, release, made_at } = await folder.manifest(id);
  const copy = await folder.make(target, keys);
  expect((await folder.manifest(copy.id)).tables).toEqual(tables);
  expect(restored).toEqual({
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    release,
    madeAt: made_at,
  });
  const filled = tables.filter(({ rows }) => rows > 0).map(({ name }) => name);
  expect(filled).toEqual(
    expect.arrayContaining([
      '"auth"."users"',
      '"public"."audit_logs"',
      '"public"."deals"',
      '"public"."ledger_entries"',
    ]),
  );
  for (const { name, rows } of tables) {
    expect(await count(target, `select count(*)::int as n from ${name}`), name).toBe(rows);
  }
});

it('leaves row security, triggers, keys and sequences as they were', async () => {
  const strictness = `select
    (select count(*)::int from pg_class where relforcerowsecurity) as forced,
    (select count(*)::int from pg_trigger where tgenabled = 'O') as triggers,
    (select count(*)::int from pg_constraint where contype = 'f' and not condeferrable) as keys,
    (select string_agg(sequencename || coalesce(last_value, 0), ',' order by sequencename)
      from pg_sequences where schemaname = 'public') as counters`;
  expect(await target.execute(strictness)).toEqual(await t.db.execute(strictness));
  const names = 'select count(*)::int as n from profiles where full_name = $1';
  expect(await target.execute(names, [HARD_TEXT])).toEqual([{ n: 1 }]);
  const answers = 'select command, answer is null as is_none from idempotency_keys';
  const some = `${answers} where body_hash = 'x' order by 1`;
  expect(await target.execute(some)).toEqual([
    { command: 'a', is_none: false },
    { command: 'b', is_none: true },
  ]);
  // Devices that knew the old database pull everything again.
  const late = `select count(*)::int as n from deals, sync_floor where changed_in < floor`;
  expect(await count(target, late)).toBe(0);
});

it('does not touch a database with data', async () => {
  await expect(restoreBackup(target, ports, id)).rejects.toThrow('not empty');
  await expect(restoreBackup(target, ports, newId())).rejects.toThrow('There is no backup');
});
