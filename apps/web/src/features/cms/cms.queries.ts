import type { readCmsPage } from '@chowk/domain/cms';
import { queryRef } from '@/api/contract-ref';
import { queryOptionsFor } from '@/api/queries';
import type { Language } from '@/i18n';

export const readCmsPageRef = queryRef<typeof readCmsPage>('cms_page_read', '/cms_pages/{slug}');

export function cmsPageOptions(slug: string, language: Language) {
  return queryOptionsFor(readCmsPageRef, { slug, language });
}
