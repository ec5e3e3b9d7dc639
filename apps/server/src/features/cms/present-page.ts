import { isDeepStrictEqual } from 'node:util';
import type { CmsPage, PublicCmsPage } from '@chowk/domain/cms';
import type { cmsPages } from '../../db/schema/cms';

type PageRow = typeof cmsPages.$inferSelect;

/** The editor's view, with the draft. */
export function presentPage(row: PageRow): CmsPage {
  return {
    id: row.id,
    slug: row.slug,
    status: row.status,
    draft: row.draft,
    version: row.version,
    published_at: row.published_at?.toISOString() ?? null,
    publish_at: row.publish_at?.toISOString() ?? null,
    has_changes: !isDeepStrictEqual(row.draft, row.published),
    updated_at: row.updated_at.toISOString(),
  };
}

/** What everyone sees: the published text in one language, never the draft. */
export function presentPublicPage(
  row: Pick<PageRow, 'slug' | 'published' | 'published_at'>,
  wanted: 'en' | 'hi',
): PublicCmsPage | undefined {
  if (!row.published || !row.published_at) return undefined;
  const language = row.published[wanted] ? wanted : 'en';
  const text = row.published[language] ?? row.published.en;
  return {
    slug: row.slug,
    language,
    title: text.title,
    body: text.body,
    published_at: row.published_at.toISOString(),
  };
}
