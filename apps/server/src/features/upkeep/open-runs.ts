import { ChowkError, HOUR_MS, requireSystemStep } from '@chowk/domain/kernel';
import { type UpkeepState, upkeepStates } from '@chowk/domain/upkeep';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Tx } from '../../db';
import type { backups, retentionRuns } from '../../db/schema/system/upkeep';

type Runs = typeof backups | typeof retentionRuns;

const OPEN: UpkeepState[] = ['waiting', 'running'];
/** Far longer than any takes: its process died, and so did those that took it up again. */
const GIVEN_UP_AFTER_MS = 6 * HOUR_MS;

/** One at a time. What was begun long ago and never ended does not count. As the system. */
export async function requireNoneOpen(tx: Tx, runs: Runs, nowMs: number): Promise<void> {
  const lost = and(
    inArray(runs.status, OPEN),
    lt(runs.created_at, new Date(nowMs - GIVEN_UP_AFTER_MS)),
  );
  await tx
    .update(runs)
    .set({ status: 'failed', error: 'It never ended', finished_at: new Date(nowMs) })
    .where(lost);
  const [open] = await tx
    .select({ status: runs.status })
    .from(runs)
    .where(inArray(runs.status, OPEN))
    .limit(1);
  if (open) throw new ChowkError('WRONG_STATE', { details: { state: open.status } });
}

/** Answers whether there is something to do: a job may come twice. */
export async function beginRun(tx: Tx, runs: Runs, id: string): Promise<boolean> {
  const [run] = await tx
    .select({ status: runs.status })
    .from(runs)
    .where(eq(runs.id, id))
    .for('update');
  if (!run || !OPEN.includes(run.status)) return false;
  const status = requireSystemStep(upkeepStates, run.status, 'upkeep.begin');
  await tx.update(runs).set({ status }).where(eq(runs.id, id));
  return true;
}
