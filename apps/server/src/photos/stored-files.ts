import { type Actor, ANONYMOUS, ChowkError, HOUR_MS } from '@chowk/domain/kernel';
import { and, eq, isNotNull, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import type { Ports } from '../contract/context';
import { clearUnusedFiles, countFiles, seeWhetherUsed } from '../contract/system-steps';
import { type Tx, withSystem } from '../db';
import { storedFiles } from '../db/schema/system/uploads';
import { BUCKETS, type Bucket } from '../storage';
import { FILE_USES } from './file-uses';

export interface PhotoPlace {
  readonly bucket: Bucket;
  readonly path: string;
}

type Stores = Pick<Ports, 'db' | 'nowMs' | 'limits'>;
type Clearing = Pick<Ports, 'db' | 'nowMs' | 'limits' | 'storage'>;

const { bucket, bytes, owner_id, path, unused_since } = storedFiles;
const isUsedIn = (name: Bucket): SQL<boolean> => FILE_USES[name](sql`${path}`);

async function sums(tx: Tx, ownerId: string): Promise<{ total: number; unused: number }> {
  const [row] = await tx
    .select({
      total: sql<number>`coalesce(sum(${bytes}), 0)::float8`,
      unused: sql<number>`coalesce(sum(${bytes}) filter (where ${unused_since} is not null), 0)::float8`,
    })
    .from(storedFiles)
    .where(eq(owner_id, ownerId));
  return row ?? { total: 0, unused: 0 };
}

/** A photo now used by a row does not count as unused. */
async function markUsed(tx: Tx, name: Bucket, whose?: SQL): Promise<void> {
  await tx
    .update(storedFiles)
    .set({ unused_since: null })
    .where(and(eq(bucket, name), isNotNull(unused_since), whose, isUsedIn(name)));
}

function full(quota: 'stored' | 'unused', limit: number): ChowkError {
  return new ChowkError('STORAGE_FULL', { details: { quota, limitBytes: limit } });
}

async function requireRoom(
  tx: Tx,
  { limits }: Stores,
  { actorId, roles }: Actor,
  size: number,
): Promise<void> {
  const ownerId = actorId ?? '';
  const { quotas } = limits;
  const most = roles.includes('brand') ? quotas.brand : quotas.person;
  const before = await sums(tx, ownerId);
  if (before.total + size > most) throw full('stored', most);
  if (before.unused + size <= quotas.orphaned) return;
  for (const name of BUCKETS) await markUsed(tx, name, eq(owner_id, ownerId));
  const { unused } = await sums(tx, ownerId);
  if (unused + size > quotas.orphaned) throw full('unused', quotas.orphaned);
}

/** Checked before an upload, so that nothing is sent in vain. */
export function requireFileRoom(stores: Stores, owner: Actor, size: number): Promise<void> {
  return withSystem(stores.db, ANONYMOUS, countFiles, (tx) => requireRoom(tx, stores, owner, size));
}

/**
 * Recorded before the file is written: a crash leaves a record without a file, which a job removes,
 * and never an uncounted file. Serialised per person.
 */
export function countFile(
  stores: Stores,
  owner: Actor,
  place: PhotoPlace,
  size: number,
): Promise<void> {
  const ownerId = owner.actorId ?? '';
  const now = new Date(stores.nowMs());
  return withSystem(stores.db, ANONYMOUS, countFiles, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`stored-files:${ownerId}`}))`);
    await requireRoom(tx, stores, owner, size);
    await tx
      .insert(storedFiles)
      .values({ ...place, owner_id: ownerId, bytes: size, unused_since: now, created_at: now })
      .onConflictDoNothing();
  });
}

/** Whether any row shows this photo. */
export async function isUsed({ db }: Pick<Ports, 'db'>, place: PhotoPlace): Promise<boolean> {
  const use = FILE_USES[place.bucket](sql`${place.path}::text`);
  const [row] = await withSystem(db, ANONYMOUS, seeWhetherUsed, (tx) =>
    tx.execute<{ is_used: boolean }>(sql`select ${use} as is_used`),
  );
  return row?.is_used === true;
}

const AT_ONCE = 50;
/** Proof photos have rows of their own, which are deleted with them: `clear-orphan-photos.ts`. */
const CLEARED = BUCKETS.filter((name) => name !== 'proof-photos');

function clearSome({ db, nowMs, limits, storage }: Clearing, name: Bucket): Promise<number> {
  const before = new Date(nowMs() - limits.quotas.orphanHours * HOUR_MS);
  return withSystem(db, ANONYMOUS, clearUnusedFiles, async (tx) => {
    const unused = await tx
      .select({ path })
      .from(storedFiles)
      .where(and(eq(bucket, name), lt(unused_since, before), not(isUsedIn(name))))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    for (const found of unused) {
      await storage.delete(name, found.path);
      await tx.delete(storedFiles).where(and(eq(bucket, name), eq(path, found.path)));
    }
    return unused.length;
  });
}

/** For a job: updates which photos are used, and deletes those unused for long. */
export async function clearUnused(stores: Clearing): Promise<number> {
  let total = 0;
  for (const name of BUCKETS) {
    await withSystem(stores.db, ANONYMOUS, clearUnusedFiles, async (tx) => {
      await markUsed(tx, name);
      await tx
        .update(storedFiles)
        .set({ unused_since: new Date(stores.nowMs()) })
        .where(and(eq(bucket, name), isNull(unused_since), not(isUsedIn(name))));
    });
  }
  for (const name of CLEARED) {
    for (let cleared = AT_ONCE; cleared === AT_ONCE; total += cleared) {
      cleared = await clearSome(stores, name);
    }
  }
  return total;
}

/** The record of a file deleted elsewhere. */
export async function forgetFile(tx: Tx, place: PhotoPlace): Promise<void> {
  await tx.delete(storedFiles).where(and(eq(bucket, place.bucket), eq(path, place.path)));
}
