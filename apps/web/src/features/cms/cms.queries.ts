import type { readCmsPage } from '@chowk/domain/cms';
import { queryRef } from '@/api/client/contract-ref';
import { currentLanguage, type Language } from '@/i18n';
import { cachedOptions } from '@/offline/cache/cached-options';
import type { Prefetch } from '@/offline/cache/prefetch';

export const readCmsPageRef = queryRef<typeof readCmsPage>('cms_page_read', '/cms_pages/{slug}');

/** Whoever is signed in can read a page again without a network. */
export function cmsPageOptions(slug: string, language: Language) {
  return cachedOptions(readCmsPageRef, { slug, language }, { offline: 'prefetch' });
}

/** Tells, among other things, what to do without a network. */
const HELP_PAGE = 'help';
export const helpPrefetch: Prefetch = {
  run: ({ query }) => query(cmsPageOptions(HELP_PAGE, currentLanguage())),
};
