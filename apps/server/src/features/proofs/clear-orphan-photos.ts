import { ANONYMOUS, DAY_MS } from '@chowk/domain/kernel';
import { RETENTION_DAYS } from '@chowk/domain/upkeep';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Ports } from '../../contract/context';
import { withSystem } from '../../db';
import { proofPhotos } from '../../db/schema/proofs';
import { forgetFile } from '../../photos/stored-files';
import { clearOrphans } from './system-steps';

const KEPT_MS = RETENTION_DAYS.unused_photos * DAY_MS;
const AT_ONCE = 50;

type Needs = Pick<Ports, 'db' | 'nowMs' | 'storage'>;

/**
 * The file is deleted before its row, under the row's lock: a concurrent proof waits and then finds
 * no photo, and after a crash the row still says what to delete.
 */
function clearSome({ db, nowMs, storage }: Needs): Promise<number> {
  const before = new Date(nowMs() - KEPT_MS);
  return withSystem(db, ANONYMOUS, clearOrphans, async (tx) => {
    const orphans = await tx
      .select({ id: proofPhotos.id, path: proofPhotos.path })
      .from(proofPhotos)
      .where(and(isNull(proofPhotos.proof_id), lt(proofPhotos.created_at, before)))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    for (const { id, path } of orphans) {
      await storage.delete('proof-photos', path);
      await forgetFile(tx, { bucket: 'proof-photos', path });
      await tx.delete(proofPhotos).where(eq(proofPhotos.id, id));
    }
    return orphans.length;
  });
}

/** Photos that were sent and never became part of a proof; a few at a time, for short locks. */
export async function clearOrphanPhotos(needs: Needs): Promise<number> {
  for (let total = 0; ; ) {
    const cleared = await clearSome(needs);
    total += cleared;
    if (cleared < AT_ONCE) return total;
  }
}
