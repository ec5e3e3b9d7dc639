import { ANONYMOUS, requireSystemStep } from '@chowk/domain/kernel';
import { proposalStates } from '@chowk/domain/platform';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Ports } from '../contract/context';
import { defineSystemStep, type Tx, withSystem } from '../db';
import { platformConfig, proposals } from '../db/schema/platform';
import { listDemoPersonIds } from '../features/auth';
import { DEMO_CONFIG } from './rows/config';

export const fillDemoConfig = defineSystemStep(
  'seed.demo-config',
  'A demo shows tax and payments with a registration and a UPI ID of its own.',
);

export const closeConfig = defineSystemStep(
  'demo.close-config',
  'What the demo had set, or its visitors, must not decide where real money goes.',
);

type ConfigPorts = Pick<Ports, 'db' | 'nowMs'>;

/** At every start of a demo; what its super admins have set instead stays. */
export function seedDemoConfig({ db, nowMs }: ConfigPorts): Promise<void> {
  const updated_at = new Date(nowMs());
  const rows = Object.entries(DEMO_CONFIG).map(([key, value]) => ({ key, value, updated_at }));
  return withSystem(db, ANONYMOUS, fillDemoConfig, async (tx) => {
    await tx.insert(platformConfig).values(rows).onConflictDoNothing();
  });
}

async function withdrawChanges(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  const open = await tx
    .select()
    .from(proposals)
    .where(
      and(
        inArray(proposals.status, ['proposed', 'confirmed']),
        or(inArray(proposals.proposed_by, ids), inArray(proposals.decided_by, ids)),
      ),
    )
    .for('update');
  for (const { id, status } of open) {
    const withdrawn = requireSystemStep(proposalStates, status, 'demo.close-config');
    await tx
      .update(proposals)
      .set({ status: withdrawn, decided_at: now })
      .where(eq(proposals.id, id));
  }
}

/** What the demo brought with it and what its people set is unset again. The names of it. */
export function closeDemoConfig({ db, nowMs }: ConfigPorts): Promise<string[]> {
  return withSystem(db, ANONYMOUS, closeConfig, async (tx) => {
    const ids = await listDemoPersonIds(tx);
    if (ids.length > 0) await withdrawChanges(tx, ids, new Date(nowMs()));
    const brought = Object.entries(DEMO_CONFIG).map(([key, value]) =>
      and(
        eq(platformConfig.key, key),
        sql`${platformConfig.value} = ${JSON.stringify(value)}::jsonb`,
      ),
    );
    const rows = await tx
      .delete(platformConfig)
      .where(or(...brought, inArray(platformConfig.updated_by, ids)))
      .returning({ key: platformConfig.key });
    return rows.map(({ key }) => key).sort();
  });
}
