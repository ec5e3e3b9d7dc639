import { ANONYMOUS, requireSystemStep, SECOND_MS } from '@chowk/domain/kernel';
import { upkeepStates } from '@chowk/domain/upkeep';
import { eq } from 'drizzle-orm';
import type { Ports } from '../../contract/context';
import { withSystem } from '../../db';
import { backups } from '../../db/schema/system/upkeep';
import { safeMessage } from '../../safe-error';
import { beginRun } from './open-runs';
import { keepBackups } from './system-steps';
import { type BackupProgress, type WritePorts, writeBackup } from './write-backup';

/** As often as an open page looks. */
const TELL_MS = 2 * SECOND_MS;

type RunPorts = WritePorts & Pick<Ports, 'log'>;

/** What the job does. A process that died left parts behind: they are written over. */
export async function runBackupJob(
  ports: RunPorts,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, log, nowMs } = ports;
  const note = (set: Partial<typeof backups.$inferInsert>) =>
    withSystem(db, ANONYMOUS, keepBackups, (tx) =>
      tx.update(backups).set(set).where(eq(backups.id, id)),
    );
  const end = (via: 'upkeep.finish' | 'upkeep.fail') => ({
    status: requireSystemStep(upkeepStates, 'running', via),
    finished_at: new Date(nowMs()),
  });
  const isBegun = await withSystem(db, ANONYMOUS, keepBackups, (tx) => beginRun(tx, backups, id));
  if (!isBegun) return;

  let toldMs = nowMs();
  const tell = async (progress: BackupProgress) => {
    // The embedded database has one session, and the copy holds it.
    if (db.kind === 'pglite' || nowMs() - toldMs < TELL_MS) return;
    toldMs = nowMs();
    await note(progress);
  };
  try {
    const result = await writeBackup(ports, id, { signal, onProgress: tell });
    await note({ ...result, ...end('upkeep.finish') });
  } catch (error) {
    // Put back by the queue, which then runs it again.
    if (signal.aborted) throw error;
    log.error({ err: error, backup: id }, 'backup failed');
    await note({ ...end('upkeep.fail'), error: safeMessage(error).slice(0, 300) });
  }
}
