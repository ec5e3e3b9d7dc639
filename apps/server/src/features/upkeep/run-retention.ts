import { ANONYMOUS, ChowkError, requireSystemStep } from '@chowk/domain/kernel';
import { upkeepStates } from '@chowk/domain/upkeep';
import { and, eq } from 'drizzle-orm';
import type { Ports } from '../../contract/context';
import { withSystem } from '../../db';
import { retentionRuns } from '../../db/schema/system/upkeep';
import { forgetAll } from './forget-old-data';
import { beginRun, requireNoneOpen } from './open-runs';
import { keepBackups } from './system-steps';

type RunPorts = Pick<Ports, 'db' | 'nowMs' | 'newId' | 'storage' | 'log' | 'sessionRules'>;

/** Tonight's run: the one a process left behind, or a new one unless a person's is under way. */
async function tonightsRun({ db, nowMs, newId }: RunPorts): Promise<string | undefined> {
  return withSystem(db, ANONYMOUS, keepBackups, async (tx) => {
    const [left] = await tx
      .select({ id: retentionRuns.id })
      .from(retentionRuns)
      .where(and(eq(retentionRuns.status, 'running'), eq(retentionRuns.is_scheduled, true)));
    if (left) return left.id;
    try {
      await requireNoneOpen(tx, retentionRuns, nowMs());
    } catch (error) {
      if (error instanceof ChowkError) return undefined;
      throw error;
    }
    const id = newId();
    await tx.insert(retentionRuns).values({ id, status: 'waiting', is_scheduled: true });
    return id;
  });
}

/** What the job does. Without an id it is the clock's. */
export async function runRetentionJob(ports: RunPorts, runId?: string): Promise<void> {
  const id = runId ?? (await tonightsRun(ports));
  if (id === undefined) return;
  const inSystem = <T>(work: Parameters<typeof withSystem<T>>[3]) =>
    withSystem(ports.db, ANONYMOUS, keepBackups, work);
  if (!(await inSystem((tx) => beginRun(tx, retentionRuns, id)))) return;
  const { counts, failed } = await forgetAll(ports);
  for (const [kind, error] of failed) ports.log.error({ err: error, kind }, 'retention failed');
  const via = failed.length > 0 ? 'upkeep.fail' : 'upkeep.finish';
  await inSystem((tx) =>
    tx
      .update(retentionRuns)
      .set({
        status: requireSystemStep(upkeepStates, 'running', via),
        counts,
        error: failed.length > 0 ? failed.map(([kind]) => kind).join(', ') : null,
        finished_at: new Date(ports.nowMs()),
      })
      .where(eq(retentionRuns.id, id)),
  );
}
