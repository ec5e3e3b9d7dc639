import { ANONYMOUS, DAY_MS } from '@chowk/domain/kernel';
import { BACKUPS_KEPT_AT_LEAST, RETENTION_DAYS } from '@chowk/domain/upkeep';
import { and, desc, eq, inArray, lt, or } from 'drizzle-orm';
import type { Ports } from '../../contract/context';
import { withSystem } from '../../db';
import { backups } from '../../db/schema/system/upkeep';
import { MANIFEST, partName, unsealedPartName } from './backup-files';
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
      for (const name of [partName(part), unsealedPartName(part)]) {
        await storage.delete('backups', `${id}/${name}`);
      }
    }
  }
  const ids = old.map(({ id }) => id);
  const isFailed = and(eq(backups.status, 'failed'), lt(backups.created_at, new Date(before)));
  await withSystem(db, ANONYMOUS, keepBackups, (tx) =>
    tx.delete(backups).where(or(inArray(backups.id, ids), isFailed)),
  );
  return ids.length;
}
