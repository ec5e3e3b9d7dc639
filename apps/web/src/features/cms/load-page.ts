import { ChowkError } from '@chowk/domain/kernel';
import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { currentLanguage, preloadMessages } from '@/i18n';
import { cmsPageOptions } from './cms.queries';

/** A slug the contract refuses is as missing as one nobody has written. */
const MISSING = new Set(['PGRST116', 'VALIDATION_FAILED']);

/** The page's words, before it is shown. */
export async function loadPage(queryClient: QueryClient, slug: string): Promise<void> {
  const page = cmsPageOptions(slug, currentLanguage());
  try {
    await Promise.all([preloadMessages('cms'), queryClient.ensureQueryData(page)]);
  } catch (error) {
    if (error instanceof ChowkError && MISSING.has(error.code)) throw notFound();
    throw error;
  }
}
