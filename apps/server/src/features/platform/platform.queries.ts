import { listPlatformStats } from '@chowk/domain/platform';
import { and, asc, eq } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { platformStats } from '../../db/schema/platform';
import { presentStat } from './present-stat';

const { category, display_order, id, is_active } = platformStats;

export const platformStatsList = implementQuery(listPlatformStats, async ({ tx }, params) => {
  const rows = await tx
    .select()
    .from(platformStats)
    .where(
      and(
        params.category === undefined ? undefined : eq(category, params.category),
        params.is_active === undefined ? undefined : eq(is_active, params.is_active),
        afterCursor(params.cursor, [category, display_order, id]),
      ),
    )
    .orderBy(asc(category), asc(display_order), asc(id))
    .limit(params.limit + 1);
  return pageFrom(
    rows,
    params.limit,
    (row) => [row.category, row.display_order, row.id],
    presentStat,
  );
});
