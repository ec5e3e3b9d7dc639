import { ANONYMOUS, DAY_MS } from '@chowk/domain/kernel';
import { BACKUPS_KEPT_AT_LEAST, RETENTION_DAYS } from '@chowk/domain/upkeep';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Ports } from '../../contract/context';
import { withSystem } from '../../db';
import { backups } from '../../db/schema/upkeep';
import { MANIFEST, partName } from './backup-files';
import { keepBackups } from './system-steps';

/** The files go first: after a crash the row is still there to say what has to go. */
export async function forgetOldBackups(
  ports: Pick<Ports, 'db' | 'nowMs' | 'storage'>,
): Promise<number> {
  const { db, nowMs, storage } = ports;
  const before = nowMs() - RETENTION_DAYS.backups * DAY_MS;
  const done = await withSystem(db, ANONYMOUS, keepBackups, (tx) =>
    tx.select().from(backups).where(eq(backups.status, 'done')).orderBy(desc(backups.id)),
  );
  const old = done
    .slice(BACKUPS_KEPT_AT_LEAST)
    .filter(({ created_at }) => created_at.getTime() < before);
  for (const { id, parts } of old) {
    await storage.delete('backups', `${id}/${MANIFEST}`);
    for (let part = 1; part <= parts; part++) {
      await storage.delete('backups', `${id}/${partName(part)}`);
    }
  }
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) {
    await withSystem(db, ANONYMOUS, keepBackups, (tx) =>
      tx.delete(backups).where(inArray(backups.id, ids)),
    );
  }
  return ids.length;
}
