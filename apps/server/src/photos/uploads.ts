import { ANONYMOUS, ChowkError, DAY_MS, notFound } from '@chowk/domain/kernel';
import { and, asc, count, eq, gt, lt, sql } from 'drizzle-orm';
import type { Ports } from '../contract/context';
import { clearUploads, keepUpload } from '../contract/system-steps';
import { type Tx, withSystem } from '../db';
import { uploadParts, uploads } from '../db/schema/system/uploads';
import type { PhotoPlace } from './stored-files';

/** Covers a night without a network; unfinished uploads then start over. */
const KEPT_MS = 2 * DAY_MS;
/** A phone uploads one or two at a time. Many open ones would fill the database. */
const MAX_OPEN = 32;

export type Upload = typeof uploads.$inferSelect;

type Stores = Pick<Ports, 'db' | 'nowMs' | 'newId' | 'limits'>;

export interface NewUpload extends PhotoPlace {
  readonly ownerId: string;
  readonly size: number;
  readonly sha256: string;
}

function inSystem<T>({ db }: Stores, work: (tx: Tx) => Promise<T>): Promise<T> {
  return withSystem(db, ANONYMOUS, keepUpload, work);
}

async function requireRoom(
  tx: Tx,
  { limits }: Stores,
  { ownerId, size }: NewUpload,
  now: Date,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`uploads:${ownerId}`}))`);
  const [open] = await tx
    .select({ total: count(), bytes: sql<number>`coalesce(sum(${uploads.size}), 0)::float8` })
    .from(uploads)
    .where(and(eq(uploads.owner_id, ownerId), gt(uploads.expires_at, now)));
  const isTooMuch = (open?.bytes ?? 0) + size > limits.quotas.inFlight;
  if ((open?.total ?? 0) >= MAX_OPEN || isTooMuch) {
    throw new ChowkError('RATE_LIMITED', { details: { retryAfterS: 60 } });
  }
}

/** The same file by the same person is the same upload, however often it is started. */
export function openUpload(stores: Stores, { ownerId, ...file }: NewUpload): Promise<Upload> {
  const now = new Date(stores.nowMs());
  const expires_at = new Date(now.getTime() + KEPT_MS);
  return inSystem(stores, async (tx) => {
    const isSame = and(
      eq(uploads.owner_id, ownerId),
      eq(uploads.bucket, file.bucket),
      eq(uploads.path, file.path),
      eq(uploads.sha256, file.sha256),
    );
    const [found] = await tx.select().from(uploads).where(isSame).for('update');
    if (found && found.expires_at > now && found.size === file.size) return found;
    if (found) await tx.delete(uploads).where(eq(uploads.id, found.id));
    await requireRoom(tx, stores, { ownerId, ...file }, now);
    const [made] = await tx
      .insert(uploads)
      .values({ id: stores.newId(), owner_id: ownerId, ...file, expires_at })
      .onConflictDoUpdate({
        target: [uploads.owner_id, uploads.bucket, uploads.path, uploads.sha256],
        set: { expires_at },
      })
      .returning();
    if (!made) throw notFound();
    return made;
  });
}

/** Missing, expired and another person's look the same. */
async function requireIn(tx: Tx, stores: Stores, ownerId: string, id: string): Promise<Upload> {
  const isTheirs = and(
    eq(uploads.id, id),
    eq(uploads.owner_id, ownerId),
    gt(uploads.expires_at, new Date(stores.nowMs())),
  );
  const [found] = await tx.select().from(uploads).where(isTheirs).for('update');
  if (!found) throw notFound();
  return found;
}

export function requireUpload(stores: Stores, ownerId: string, id: string): Promise<Upload> {
  return inSystem(stores, (tx) => requireIn(tx, stores, ownerId, id));
}

export interface Piece {
  readonly ownerId: string;
  readonly id: string;
  readonly offset: number;
  readonly bytes: Uint8Array;
}

export function requireOffset(upload: Upload, offset: number): void {
  if (upload.received !== offset) {
    throw new ChowkError('UPLOAD_OFFSET', { details: { offset: upload.received } });
  }
}

/** Of two senders of one piece the first wins, and the second gets the new offset. */
export function appendPiece(stores: Stores, piece: Piece): Promise<Upload> {
  const { ownerId, id, offset, bytes } = piece;
  return inSystem(stores, async (tx) => {
    const upload = await requireIn(tx, stores, ownerId, id);
    requireOffset(upload, offset);
    if (bytes.length === 0) return upload;
    await tx.insert(uploadParts).values({ upload_id: id, start: offset, bytes });
    const received = offset + bytes.length;
    await tx.update(uploads).set({ received }).where(eq(uploads.id, id));
    return { ...upload, received };
  });
}

export async function readPieces(stores: Stores, id: string): Promise<Uint8Array> {
  const parts = await inSystem(stores, (tx) =>
    tx
      .select({ bytes: uploadParts.bytes })
      .from(uploadParts)
      .where(eq(uploadParts.upload_id, id))
      .orderBy(asc(uploadParts.start)),
  );
  return Buffer.concat(parts.map(({ bytes }) => bytes));
}

export async function dropUpload(stores: Stores, id: string): Promise<void> {
  await inSystem(stores, (tx) => tx.delete(uploads).where(eq(uploads.id, id)));
}

/** For a job: uploads nobody finished in time. */
export async function clearExpiredUploads({ db, nowMs }: Pick<Ports, 'db' | 'nowMs'>) {
  await withSystem(db, ANONYMOUS, clearUploads, (tx) =>
    tx
      .delete(uploads)
      .where(lt(uploads.expires_at, sql`${new Date(nowMs()).toISOString()}::timestamptz`)),
  );
}
