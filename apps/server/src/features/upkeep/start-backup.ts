import { createBackup, upkeepStates } from '@chowk/domain/upkeep';
import { implementCommand } from '../../contract/implement';
import { backups } from '../../db/schema/system/upkeep';
import { BACKUP_JOB } from './job-names';
import { requireNoneOpen } from './open-runs';
import { keepBackups } from './system-steps';

export const startBackup = implementCommand(createBackup, async (context, { id }) => {
  const { tx, actor, nowMs, asSystem, enqueue, record } = context;
  await asSystem(keepBackups, () => requireNoneOpen(tx, backups, nowMs));
  const { initial: status } = upkeepStates;
  await tx.insert(backups).values({ id, status, requested_by: actor.uid });
  enqueue(BACKUP_JOB, { backupId: id });
  record(id, { after: { status } });
  return { id, status };
});
