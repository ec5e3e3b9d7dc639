import { readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../test/database';
import { type Market, startMarket } from '../test/market';
import type { Database } from './db';
import { writeBackup } from './features/upkeep/write-backup';
import { newId } from './new-id';
import { restoreBackup } from './restore-backup';
import { openFolderStore } from './storage';

/** Small, so that tables go on from one part to the next. */
const PART_BYTES = 2_000;
const HARD_TEXT = 'O\'Brien "शर्मा" \\ \t\n{"a":1}\u2028 🛒';

const folder = join(tmpdir(), `chowk-restore-${newId()}`);
const storage = openFolderStore(folder);
const id = newId();

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
  // Nothing and a JSON null are not the same.
  await t.db.execute(
    `insert into idempotency_keys (owner_id, key, command, body_hash, answer) values
      ($1, $1, 'a', 'x', 'null'::jsonb), ($2, $2, 'b', 'x', null)`,
    [newId(), newId()],
  );
  target = await openTestDatabase();
});
afterAll(() => Promise.all([t.close(), target.close()]));

const count = async (db: Database, text: string) => (await db.execute(text))[0]?.n;

/** Turns one bit of a stored part over; done twice, it is whole again. */
async function turnBit(): Promise<void> {
  const parts = join(folder, 'backups', id);
  const files = (await readdir(parts)).filter((name) => /^part.*@(?!info)/.test(name));
  const path = join(parts, files.sort().at(-1) ?? '');
  const bytes = await readFile(path);
  bytes[bytes.length - 9] = (bytes[bytes.length - 9] ?? 0) ^ 1;
  await writeFile(path, bytes);
}

async function manifestFile(which: string): Promise<string> {
  const [name = ''] = (await readdir(join(folder, 'backups', which))).filter((each) =>
    /^manifest\.json@(?!info)/.test(each),
  );
  return join(folder, 'backups', which, name);
}

async function tablesOf(which: string): Promise<{ name: string; rows: number; digest: string }[]> {
  return JSON.parse(await readFile(await manifestFile(which), 'utf8')).tables;
}

async function copyOf(db: Database): Promise<string> {
  const copy = newId();
  await writeBackup({ ...t.ports, db, storage }, copy, { partBytes: PART_BYTES });
  return copy;
}

it('refuses a damaged part and keeps nothing of the rest', async () => {
  const made = await writeBackup({ ...t.ports, storage }, id, { partBytes: PART_BYTES });
  expect(made.parts).toBeGreaterThan(3);
  expect(made.schema).toMatch(/^\d{4}_\w+\.sql$/);
  await turnBit();
  await expect(restoreBackup(target, storage, id)).rejects.toThrow('damaged');
  expect(await count(target, 'select count(*)::int as n from profiles')).toBe(0);
  await turnBit();
});

it('puts every row back into an empty database, and says so only when it is the same', async () => {
  const restored = await restoreBackup(target, storage, id);

  // Not by what restoring itself compared: by a copy of the copy.
  const tables = await tablesOf(id);
  expect(await tablesOf(await copyOf(target))).toEqual(tables);
  expect(restored.rows).toBe(tables.reduce((sum, { rows }) => sum + rows, 0));
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

it('leaves the database as strict as it was: row security, triggers, keys, counters', async () => {
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
  // Devices that knew the old database pull everything anew.
  const late = `select count(*)::int as n from deals, sync_floor where changed_in < floor`;
  expect(await count(target, late)).toBe(0);
});

it('touches no database that has something in it', async () => {
  await expect(restoreBackup(target, storage, id)).rejects.toThrow('not empty');
  await expect(restoreBackup(target, storage, newId())).rejects.toThrow('no manifest.json');
});

it('refuses a backup of a version it does not know, and says so', async () => {
  const copy = await copyOf(t.db);
  const file = await manifestFile(copy);
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  manifest.migrations.push({ name: '9999_later.sql', hash: 'x' });
  await writeFile(file, JSON.stringify(manifest));
  await expect(restoreBackup(target, storage, copy)).rejects.toThrow('another version of Chowk');
});
