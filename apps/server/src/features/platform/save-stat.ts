import { savePlatformStat } from '@chowk/domain/platform';
import { eq, sql } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { platformStats } from '../../db/schema/platform';
import { presentStat } from './present-stat';

export const saveStat = implementCommand(savePlatformStat, async ({ tx, record, emit }, input) => {
  const { id, ...fields } = input;
  const [before] = await tx.select().from(platformStats).where(eq(platformStats.id, id));
  const [row] = await tx
    .insert(platformStats)
    .values({ id, ...fields })
    .onConflictDoUpdate({ target: platformStats.id, set: { ...fields, updated_at: sql`now()` } })
    .returning();
  const after = presentStat(requireRow(row));
  record(id, { before: before ? presentStat(before) : null, after });
  emit({ type: 'platform_stat.saved', audience: 'everyone', entityId: id, payload: {} });
  return after;
});
