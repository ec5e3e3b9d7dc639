import type { CmsPage } from '@chowk/domain/cms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { newerRow } from '@/api/errors/newer-row';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toast-store';
import { cmsPageOptions } from './cms.queries';
import { draftOptions, listPagesRef, listVersionsRef } from './content.queries';

/** What every step of the editor has in common: one at a time, said when done, kept when not. */
export function usePageSteps(onPage: (page: CmsPage) => void) {
  const t = useMessages('content');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [stale, setStale] = useState<CmsPage>();

  async function take(page: CmsPage): Promise<void> {
    queryClient.setQueryData(draftOptions(page.id).queryKey, page);
    onPage(page);
    const publicKey = cmsPageOptions(page.slug, 'en').queryKey[0];
    for (const name of [listPagesRef.name, listVersionsRef.name, publicKey]) {
      await queryClient.invalidateQueries({ queryKey: [name] });
    }
  }

  /** Whether it was done; a refusal is told and leaves everything as it was typed. */
  async function run(words: string, step: () => Promise<CmsPage>): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    try {
      await take(await step());
      setStale(undefined);
      showToast({ title: words, tone: 'success' });
      return true;
    } catch (error) {
      const current = newerRow<CmsPage>(error);
      if (current) setStale(current);
      else showToast({ title: t('edit.failed'), description: errorWords(error), tone: 'danger' });
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, stale, run, settleStale: () => setStale(undefined), client: contractClient };
}
