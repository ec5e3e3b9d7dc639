import { listCmsPages, readCmsDraft, readCmsPage } from '@chowk/domain/cms';
import { and, asc, eq, ilike, or, sql } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { requireRow } from '../../contract/require-row';
import { containing } from '../../contract/search-text';
import { cmsPages } from '../../db/schema/cms';
import { presentPage, presentPublicPage } from './present-page';

export const cmsPageRead = implementQuery(readCmsPage, async ({ tx }, { slug, language }) => {
  const [row] = await tx
    .select({
      slug: cmsPages.slug,
      published: cmsPages.published,
      published_at: cmsPages.published_at,
    })
    .from(cmsPages)
    .where(eq(cmsPages.slug, slug));
  return requireRow(row && presentPublicPage(row, language));
});

export const cmsPagesList = implementQuery(listCmsPages, async ({ tx }, params) => {
  const { search, status } = params;
  const rows = await tx
    .select()
    .from(cmsPages)
    .where(
      and(
        search
          ? or(
              ilike(cmsPages.slug, containing(search)),
              sql`${cmsPages.draft} -> 'en' ->> 'title' ilike ${containing(search)}`,
            )
          : undefined,
        status === undefined ? undefined : eq(cmsPages.status, status),
        afterCursor(params.cursor, [cmsPages.slug]),
      ),
    )
    .orderBy(asc(cmsPages.slug))
    .limit(params.limit + 1);
  return pageFrom(rows, params.limit, (row) => [row.slug], presentPage);
});

export const cmsDraftRead = implementQuery(readCmsDraft, async ({ tx }, { id }) => {
  const [row] = await tx.select().from(cmsPages).where(eq(cmsPages.id, id));
  return presentPage(requireRow(row));
});
