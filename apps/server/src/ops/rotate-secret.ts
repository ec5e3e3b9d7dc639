import { ANONYMOUS } from '@chowk/domain/kernel';
import { type Database, defineSystemStep, runnerOf, type Tx, withAuth, withSystem } from '../db';
import type { Env } from '../env';
import { createSealer, sealHeader } from '../seal';
import { prepareDatabase } from '../start/prepare-database';
import { SEALED_COLUMNS, type SealedColumn } from './sealed-columns';
import { beginRotation } from './secret';

const BATCH = 500;

export const resealValues = defineSystemStep(
  'seal.rotate',
  'A new secret must seal what the old one sealed, whoever it belongs to.',
);

interface Progress {
  readonly resealed: number;
  readonly unreadable: number;
}

type SealedRow = { readonly key: string; readonly sealed: Uint8Array };

/** Rows not yet encrypted with the first secret, after the last key seen. */
function listStale({ table, column, key }: SealedColumn): string {
  return `select ${key}::text as key, ${column} as sealed from ${table}
    where ${column} is not null and substring(${column} from 1 for $1) <> $2::bytea
      and ($3::text is null or ${key}::text > $3) order by ${key}::text limit ${BATCH} for update`;
}

async function resealBatch(tx: Tx, each: SealedColumn, secret: string, after: string | null) {
  const { table, column, key, purpose, ownerOf } = each;
  const runner = runnerOf(tx);
  const header = sealHeader(secret);
  const sealer = createSealer(secret, purpose);
  const found = await runner.objects(listStale(each), [header.length, header, after]);
  let resealed = 0;
  for (const row of found as unknown as SealedRow[]) {
    const plain = sealer.open(row.sealed, ownerOf(row.key));
    if (!plain) continue;
    const value = sealer.seal(plain, ownerOf(row.key));
    await runner.objects(`update ${table} set ${column} = $1 where ${key}::text = $2`, [
      value,
      row.key,
    ]);
    resealed++;
  }
  const last = found.at(-1)?.key;
  return { resealed, seen: found.length, last: typeof last === 'string' ? last : undefined };
}

/** In batches of one transaction each, so that an interrupted run continues. */
export async function resealColumn(
  db: Database,
  each: SealedColumn,
  secret: string,
): Promise<Progress> {
  const progress = { resealed: 0, unreadable: 0 };
  let after: string | null = null;
  for (;;) {
    const from = after;
    const work = (tx: Tx) => resealBatch(tx, each, secret, from);
    const batch: Awaited<ReturnType<typeof resealBatch>> =
      each.role === 'auth'
        ? await withAuth(db, 'write', work)
        : await withSystem(db, ANONYMOUS, resealValues, work);
    progress.resealed += batch.resealed;
    progress.unreadable += batch.seen - batch.resealed;
    if (batch.last === undefined || batch.seen < BATCH) return progress;
    after = batch.last;
  }
}

/** `admin rotate-secret`: encrypts everything with the first secret of the list. */
export async function rotateSecret(env: Env, say: (line: string) => void): Promise<void> {
  const { db } = await prepareDatabase(env, say);
  try {
    const { secret, next } = await beginRotation(env);
    let unreadable = 0;
    for (const each of SEALED_COLUMNS) {
      const done = await resealColumn(db, each, secret);
      unreadable += done.unreadable;
      if (done.resealed > 0) say(`${each.table}.${each.column}: ${done.resealed} sealed again`);
    }
    if (unreadable > 0) {
      say(`${unreadable} values open with none of the secrets and were left as they are.`);
    }
    say(`Everything is sealed with the first secret now. ${next}`);
  } finally {
    await db.close();
  }
}
