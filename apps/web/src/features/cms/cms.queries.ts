import type { readCmsPage } from '@chowk/domain/cms';
import { queryRef } from '@/api/client/contract-ref';
import type { Language } from '@/i18n';
import { rememberedOptions } from '@/offline/read/synced-options';

export const readCmsPageRef = queryRef<typeof readCmsPage>('cms_page_read', '/cms_pages/{slug}');

/** Whoever is signed in can read a page again without a network. */
export function cmsPageOptions(slug: string, language: Language) {
  return rememberedOptions(readCmsPageRef, { slug, language });
}
