import { afterAll, beforeAll, expect, it } from 'vitest';
import { backupFolder, keysOf } from '../../test/backup-folder';
import { openEmptyDatabase } from '../../test/database';
import { type Market, startMarket } from '../../test/world/market';
import { listMoneyFaults } from '../../test/world/money-faults';
import type { Database } from '../db';
import { restoreBackup } from './restore-backup';

const LIMIT_MS = 120_000;
const folder = backupFolder();
const keys = keysOf('the secret of this server, 32 chars');
const ports = { storage: folder.storage, ...keys };

let t: Market;
let embedded: Database;
let back: Database;
beforeAll(async () => {
  t = await startMarket();
  const [side, store] = [await t.brand(), await t.store()];
  const [dealId = ''] = await t.offer((await t.launch(side)).id, side, [store]);
  await t.command('deal_accept', { id: dealId }, { actor: store.owner });
  embedded = await openEmptyDatabase('pglite');
  back = await openEmptyDatabase('postgres');
}, LIMIT_MS);
afterAll(() => Promise.all([t.close(), embedded.close(), back.close(), folder.close()]));

/** As its backup lists them: rows and a digest per table. */
const tablesOf = async (db: Database) => {
  const { id } = await folder.make(db, keys);
  return { id, tables: (await folder.manifest(id)).tables };
};

let made: Awaited<ReturnType<typeof tablesOf>>;

it(
  'restores from PostgreSQL into the embedded database, row by row the same',
  async () => {
    made = await tablesOf(t.db);
    await restoreBackup(embedded, ports, made.id);
    expect((await tablesOf(embedded)).tables).toEqual(made.tables);
    expect(await listMoneyFaults(embedded)).toEqual([]);
  },
  LIMIT_MS,
);

it(
  'and from the embedded database back into PostgreSQL',
  async () => {
    const copy = await tablesOf(embedded);
    await restoreBackup(back, ports, copy.id);
    expect((await tablesOf(back)).tables).toEqual(made.tables);
    expect(await listMoneyFaults(back)).toEqual([]);
  },
  LIMIT_MS,
);
