import { runRetention, upkeepStates } from '@chowk/domain/upkeep';
import { implementCommand } from '../../contract/implement';
import { retentionRuns } from '../../db/schema/system/upkeep';
import { RETENTION_JOB } from './job-names';
import { requireNoneOpen } from './open-runs';
import { keepBackups } from './system-steps';

export const startRetention = implementCommand(runRetention, async (context, { id }) => {
  const { tx, actor, nowMs, asSystem, enqueue, record } = context;
  await asSystem(keepBackups, () => requireNoneOpen(tx, retentionRuns, nowMs));
  const { initial: status } = upkeepStates;
  await tx.insert(retentionRuns).values({ id, status, requested_by: actor.uid });
  enqueue(RETENTION_JOB, { runId: id });
  record(id, { after: { status } });
  return { id, status };
});
