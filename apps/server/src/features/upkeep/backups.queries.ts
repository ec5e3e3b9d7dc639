import { listBackups } from '@chowk/domain/upkeep';
import { desc, eq } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { profiles } from '../../db/schema/accounts';
import { backups } from '../../db/schema/system/upkeep';

export const backupsList = implementQuery(listBackups, async ({ tx }, { cursor, limit }) => {
  const rows = await tx
    .select({ backup: backups, requested_name: profiles.full_name })
    .from(backups)
    .leftJoin(profiles, eq(profiles.id, backups.requested_by))
    .where(afterCursor(cursor, [backups.id], 'desc'))
    .orderBy(desc(backups.id))
    .limit(limit + 1);
  return pageFrom(
    rows,
    limit,
    ({ backup }) => [backup.id],
    ({ backup: { requested_by: _, created_at, finished_at, ...backup }, requested_name }) => ({
      ...backup,
      requested_name,
      created_at: created_at.toISOString(),
      finished_at: finished_at?.toISOString() ?? null,
    }),
  );
});
