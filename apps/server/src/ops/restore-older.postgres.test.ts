import { afterAll, beforeAll, expect, it } from 'vitest';
import { backupFolder, keysOf } from '../../test/backup-folder';
import { openEmptyDatabase } from '../../test/database';
import { type Database, migrateOnly } from '../db';
import { readMigrations } from '../db/migrate';
import { newId } from '../new-id';
import { restoreBackup } from './restore-backup';

/** An older release, without later tables. */
const LAST_OF_OLD = '0000_baseline.sql';

const LIMIT_MS = 120_000;
const folder = backupFolder();
const keys = keysOf('the secret of this server, 32 chars');
const ports = { storage: folder.storage, ...keys };
const [personId, bizmanId, shopId, runId] = [newId(), newId(), newId(), newId()];

let old: Database;
let target: Database;
let oldNames: string[];
let allNames: string[];
beforeAll(async () => {
  allNames = (await readMigrations()).map(({ name }) => name);
  oldNames = allNames.filter((name) => name <= LAST_OF_OLD);
  [old, target] = [await openEmptyDatabase('postgres'), await openEmptyDatabase('postgres')];
  await migrateOnly(old, oldNames);
  await old.execute('insert into auth.users (id, email) values ($1, $2), ($3, $4)', [
    ...[personId, 'asha@chowk.example'],
    ...[bizmanId, 'ravi@chowk.example'],
  ]);
  await old.execute('insert into profiles (id, full_name) values ($1, $2), ($3, $4)', [
    ...[personId, 'Asha'],
    ...[bizmanId, 'Ravi'],
  ]);
  await old.execute('insert into shops (id, owner_id, shop_name) values ($1, $2, $3)', [
    ...[shopId, personId, 'Asha Stores'],
  ]);
  await old.execute(
    "insert into shop_consents (shop_id, kind, salesperson_id) values ($1, 'orders', $2)",
    [shopId, bizmanId],
  );
  await old.execute(`insert into backups (id, status) values ($1, 'running')`, [runId]);
}, LIMIT_MS);
afterAll(() => Promise.all([old.close(), target.close(), folder.close()]));

const applied = async (db: Database) =>
  (await db.execute('select name from app.migrations order by name collate "C"')).map(({ name }) =>
    String(name),
  );

it(
  'restores a backup of an older release as it was, then migrates it',
  async () => {
    const { id, schema } = await folder.make(old, keys);
    expect(schema).toBe(LAST_OF_OLD);
    const { rows } = await restoreBackup(target, ports, id);
    expect(rows).toBeGreaterThan(3);
    expect(await applied(old)).toEqual(oldNames);
    expect(await applied(target)).toEqual(allNames);
    expect(
      await target.execute(
        `select shop_name, kind, limit_paise::int, month_limit_paise::int
        from shops join shop_consents on shop_id = id`,
      ),
    ).toEqual([
      {
        shop_name: 'Asha Stores',
        kind: 'orders',
        limit_paise: 500_000,
        month_limit_paise: 2_000_000,
      },
    ]);
    // Commands running there ended with it.
    expect(await target.execute('select id, status from backups')).toEqual([
      { id: runId, status: 'failed' },
    ]);
  },
  LIMIT_MS,
);

it(
  'refuses it where the schema is already newer, and changes nothing',
  async () => {
    const { id } = await folder.make(old, keys);
    const newer = await openEmptyDatabase('postgres');
    await migrateOnly(newer, allNames);
    await expect(restoreBackup(newer, ports, id)).rejects.toThrow('Restore it into a new database');
    expect(await newer.execute('select count(*)::int as n from profiles')).toEqual([{ n: 0 }]);
    await newer.close();
  },
  LIMIT_MS,
);
