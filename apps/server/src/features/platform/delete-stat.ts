import { deletePlatformStat } from '@chowk/domain/platform';
import { eq } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { platformStats } from '../../db/schema/platform';
import { presentStat } from './present-stat';

export const deleteStat = implementCommand(
  deletePlatformStat,
  async ({ tx, record, emit }, { id }) => {
    const [row] = await tx.delete(platformStats).where(eq(platformStats.id, id)).returning();
    record(id, { before: presentStat(requireRow(row)), after: null });
    emit({ type: 'platform_stat.deleted', audience: 'everyone', entityId: id, payload: {} });
    return { id };
  },
);
