import type { PublicCmsPage } from '@chowk/domain/cms';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLanguage } from '@/i18n';
import { cmsPageOptions } from './cms.queries';

export function useCmsPage(slug: string): PublicCmsPage {
  return useSuspenseQuery(cmsPageOptions(slug, useLanguage())).data;
}
