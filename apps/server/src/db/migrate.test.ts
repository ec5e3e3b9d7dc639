import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPostgres, openEmptyDatabase, openTestDatabase } from '../../test/database';
import { openPostgres } from './engines/open-postgres';
import { migrate, readMigrations, TooOldDatabase } from './migrate';

const LIMIT_MS = 120_000;

let db: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

it('does nothing when everything is applied', async () => {
  expect(await migrate(db)).toEqual([]);
});

it('refuses to go on when an applied migration was changed', async () => {
  const [first] = await readMigrations();
  await db.execute("update app.migrations set hash = 'other' where name = $1", [first?.name]);
  await expect(migrate(db)).rejects.toThrow(
    `Migration ${first?.name} was changed after it was applied`,
  );
  await db.execute('update app.migrations set hash = $1 where name = $2', [
    first?.hash,
    first?.name,
  ]);
});

it(
  'refuses a database that began with other migrations, and leaves it as it is',
  async () => {
    const old = await openEmptyDatabase(isPostgres ? 'postgres' : 'pglite');
    await old.execute('create schema app; create table app.migrations (name text, hash text)');
    await old.execute("insert into app.migrations values ('0000_bootstrap.sql', 'old')");
    await expect(migrate(old)).rejects.toThrow(TooOldDatabase);
    expect(await old.execute("select 1 from pg_tables where schemaname = 'public'")).toEqual([]);
    await old.close();
  },
  LIMIT_MS,
);

if (isPostgres)
  it('lets processes starting at once agree on who migrates', async () => {
    const url = new URL(db.url ?? '');
    const name = `${url.pathname.slice(1)}_fresh`;
    await db.execute(`create database ${name}`);
    url.pathname = `/${name}`;
    const processes = Array.from({ length: 4 }, () => openPostgres(url.href, 2));
    const applied = await Promise.all(processes.map(migrate));
    const all = (await readMigrations()).map((migration) => migration.name);
    expect(applied.filter((names) => names.length > 0)).toEqual([all]);
    await Promise.all(processes.map((each) => each.close()));
    await db.execute(`drop database ${name}`);
  });
