import { listCmsVersions } from '@chowk/domain/cms';
import { and, desc, eq } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { profiles } from '../../db/schema/accounts';
import { cmsVersions } from '../../db/schema/cms';

const { content, id, number, page_id, published_at, published_by } = cmsVersions;

export const cmsVersionsList = implementQuery(listCmsVersions, async ({ tx }, params) => {
  const rows = await tx
    .select({ id, number, content, published_at, published_by_name: profiles.full_name })
    .from(cmsVersions)
    .leftJoin(profiles, eq(profiles.id, published_by))
    .where(and(eq(page_id, params.page_id), afterCursor(params.cursor, [number], 'desc')))
    .orderBy(desc(number))
    .limit(params.limit + 1);
  return pageFrom(
    rows,
    params.limit,
    (row) => [row.number],
    (row) => ({ ...row, published_at: row.published_at.toISOString() }),
  );
});
