import { ANONYMOUS, requireSystemStep } from '@chowk/domain/kernel';
import { configChangeStates } from '@chowk/domain/platform';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Ports } from '../../contract/context';
import { type Tx, withSystem } from '../../db';
import { configChanges, platformConfig } from '../../db/schema/platform';
import { applyConfig } from './system-steps';

/** Confirmed changes whose time has come, the earliest first: the latest is what stays. */
export async function applyDueChanges(tx: Tx, nowMs: number): Promise<number> {
  const now = new Date(nowMs);
  const due = await tx
    .select()
    .from(configChanges)
    .where(and(eq(configChanges.status, 'confirmed'), lte(configChanges.effective_at, now)))
    .orderBy(asc(configChanges.effective_at), asc(configChanges.id))
    .for('update');
  for (const { id, key, value, status, proposed_by } of due) {
    const set = { value, updated_by: proposed_by, updated_at: now };
    await tx
      .insert(platformConfig)
      .values({ key, ...set })
      .onConflictDoUpdate({ target: platformConfig.key, set });
    const applied = requireSystemStep(configChangeStates, status, 'platform.apply-config');
    await tx.update(configChanges).set({ status: applied }).where(eq(configChanges.id, id));
  }
  return due.length;
}

/** What the job does; run twice, the second finds none. */
export async function applyConfigWhenDue(ports: Pick<Ports, 'db' | 'nowMs'>): Promise<number> {
  return withSystem(ports.db, ANONYMOUS, applyConfig, (tx) => applyDueChanges(tx, ports.nowMs()));
}
