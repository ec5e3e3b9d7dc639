import type { CmsPage } from '@chowk/domain/cms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newerRow } from '@/api/errors/newer-row';
import { useCommands } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { draftOptions } from './content.queries';

/** What every step of the editor has in common: one at a time, said when done, kept when not. */
export function usePageSteps(onPage: (page: CmsPage) => void) {
  const t = useMessages('content');
  const queryClient = useQueryClient();
  const [stale, setStale] = useState<CmsPage>();
  const { isBusy, run } = useCommands({
    isShownFirst: true,
    // Somebody else's version is shown beside what is typed, not told of.
    refused: (error) => (newerRow<CmsPage>(error) ? undefined : t('edit.failed')),
    onRefused: (error) => setStale((before) => newerRow<CmsPage>(error) ?? before),
  });

  function take(page: CmsPage): void {
    queryClient.setQueryData(draftOptions(page.id).queryKey, page);
    onPage(page);
    setStale(undefined);
  }

  return { isBusy, stale, take, run, settleStale: () => setStale(undefined) };
}
