import { listRetentionRuns, RETENTION_KINDS } from '@chowk/domain/upkeep';
import { desc, eq } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { profiles } from '../../db/schema/accounts';
import { retentionRuns } from '../../db/schema/system/upkeep';

export const retentionRunsList = implementQuery(listRetentionRuns, async ({ tx }, params) => {
  const { cursor, limit } = params;
  const rows = await tx
    .select({ run: retentionRuns, requested_name: profiles.full_name })
    .from(retentionRuns)
    .leftJoin(profiles, eq(profiles.id, retentionRuns.requested_by))
    .where(afterCursor(cursor, [retentionRuns.id], 'desc'))
    .orderBy(desc(retentionRuns.id))
    .limit(limit + 1);
  return pageFrom(
    rows,
    limit,
    ({ run }) => [run.id],
    ({ run, requested_name }) => {
      const counts = RETENTION_KINDS.flatMap((kind) => {
        const count = run.counts[kind];
        return count === undefined ? [] : [{ kind, count }];
      });
      return {
        id: run.id,
        status: run.status,
        requested_name,
        is_scheduled: run.is_scheduled,
        counts,
        total: counts.reduce((sum, { count }) => sum + count, 0),
        error: run.error,
        created_at: run.created_at.toISOString(),
        finished_at: run.finished_at?.toISOString() ?? null,
      };
    },
  );
});
