import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANONYMOUS } from '@chowk/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStorage, PASSWORD, startAuthServer } from '../../test/auth-server';
import { openTestDatabase } from '../../test/database';
import { withSystem } from '../db';
import { payoutDetails } from '../db/schema/own-settings';
import { readEnv } from '../env';
import { createPerson } from '../features/auth';
import { createSealer, sealHeader } from '../seal';
import { resealColumn, resealValues } from './rotate-secret';
import { SEALED_COLUMNS } from './sealed-columns';
import { beginRotation, readSecret } from './secret';

const OLD = 'the old secret which is long enough for a test';
const NEW = 'the new secret which is long enough for a test';
const BOTH = `${NEW},${OLD}`;

let db: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

describe('a list of secrets', () => {
  it('encrypts with the first and decrypts with all; a removed secret decrypts nothing', () => {
    const old = createSealer(OLD, 'test').seal(Buffer.from('upi'), 'row');
    const both = createSealer(BOTH, 'test');
    expect(both.open(old, 'row')?.toString()).toBe('upi');
    const sealed = both.seal(Buffer.from('upi'), 'row');
    expect(Buffer.from(sealed).subarray(0, 5)).toEqual(sealHeader(NEW));
    expect(createSealer(NEW, 'test').open(sealed, 'row')?.toString()).toBe('upi');
    expect(createSealer(OLD, 'test').open(sealed, 'row')).toBeUndefined();
    expect(createSealer(NEW, 'test').open(old, 'row')).toBeUndefined();
    expect(both.open(sealed, 'another row')).toBeUndefined();
  });

  it('must have entries that are long enough', () => {
    expect(readEnv({ CHOWK_SECRET: BOTH }).CHOWK_SECRET).toBe(BOTH);
    expect(() => readEnv({ CHOWK_SECRET: `${NEW},short` })).toThrow(/^CHOWK_SECRET /);
  });
});

const reseal = async () => {
  let resealed = 0;
  for (const each of SEALED_COLUMNS) resealed += (await resealColumn(db, each, BOTH)).resealed;
  return resealed;
};

it('after a rotation the old secret can be removed: sessions and encrypted values remain valid', async () => {
  const before = await startAuthServer({ db, secret: OLD });
  const { id } = await createPerson(before.ports, {
    email: 'asha@example.org',
    password: PASSWORD,
    fullName: 'Asha',
    roles: ['retailer'],
  });
  const storage = memoryStorage();
  const signIn = { email: 'asha@example.org', password: PASSWORD };
  expect((await before.client(storage).signInWithPassword(signIn)).error).toBeNull();
  const upi_sealed = createSealer(OLD, 'accounts/payout-details').seal(
    Buffer.from('asha@upi'),
    `${id}/upi`,
  );
  await withSystem(db, ANONYMOUS, resealValues, (tx) =>
    tx.insert(payoutDetails).values({ profile_id: id, upi_sealed }),
  );
  await before.close();

  expect(await reseal()).toBe(3);
  // A second run finds nothing to do.
  expect(await reseal()).toBe(0);

  const after = await startAuthServer({ db, secret: NEW });
  expect((await after.client(storage).refreshSession()).error).toBeNull();
  const [details] = await withSystem(db, ANONYMOUS, resealValues, (tx) =>
    tx.select().from(payoutDetails),
  );
  const opened = createSealer(NEW, 'accounts/payout-details').open(
    details?.upi_sealed ?? new Uint8Array(),
    `${id}/upi`,
  );
  expect(opened?.toString()).toBe('asha@upi');
  await after.close();
});

/** Bytes that are not encrypted by us: hashes, and pieces of unfinished uploads. */
const NOT_SEALED = /_hash$|^public\.upload_parts\.bytes$|^auth\.sessions\.refreshed_by$/;

it('every column of bytes is either rotated or known not to be encrypted', async () => {
  const rows = await db.execute(`
    select n.nspname || '.' || c.relname || '.' || a.attname as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid
      join pg_namespace n on n.oid = c.relnamespace
    where a.atttypid = 'bytea'::regtype and a.attnum > 0 and not a.attisdropped
      and n.nspname in ('public', 'auth') and c.relkind in ('r', 'p') order by 1`);
  const sealed = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`);
  const names = rows.map(({ name }) => String(name));
  expect(names.filter((name) => !NOT_SEALED.test(name) && !sealed.includes(name))).toEqual([]);
  expect(sealed.filter((name) => !names.includes(name))).toEqual([]);
});

it('a data folder stores its new secret first, and an interrupted rotation continues', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chowk-secret-'));
  const env = readEnv({ CHOWK_DATA_DIR: folder });
  const first = await readSecret(env);
  const { secret } = await beginRotation(env);
  expect(secret.split(',')).toHaveLength(2);
  expect(secret.endsWith(`,${first}`)).toBe(true);
  expect(await readFile(join(folder, 'secret'), 'utf8')).toBe(secret);
  expect((await beginRotation(env)).secret).toBe(secret);
  await rm(folder, { recursive: true });
  await expect(beginRotation(readEnv({ CHOWK_SECRET: NEW }))).rejects.toThrow(
    'CHOWK_SECRET has one secret only',
  );
});
