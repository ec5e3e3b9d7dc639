import type { CmsPage } from '@chowk/domain/cms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '@/api/client/contract-client';
import { newerRow } from '@/api/errors/newer-row';
import { storedSession } from '@/api/session/stored-session';
import { outputOrThrow } from '@/commands/send-command';
import { useCommands } from '@/commands/use-command';
import { inWords } from '@/forms/checks';
import { useCommandForm } from '@/forms/use-command-form';
import { type Language, useMessages } from '@/i18n';
import { formDraft } from '@/offline/outbox/drafts';
import { draftOptions, publishPageRef, savePageRef } from './content.queries';
import { CHECKS, type PageValues, valuesOf, WORDS } from './page-form';

/** What every step of the editor has in common: one at a time, said when done, kept when not. */
export function usePageSteps(onPage: (page: CmsPage) => void) {
  const t = useMessages('content');
  const queryClient = useQueryClient();
  const [stale, setStale] = useState<unknown>();
  const { isBusy, run } = useCommands({
    isShownFirst: true,
    // Somebody else's version is offered beside what is typed, not told of.
    refused: (error) => (newerRow(error) ? undefined : t('edit.failed')),
    onRefused: (error) => {
      const theirs = newerRow<CmsPage>(error);
      if (!theirs) return;
      setStale(error);
      onPage(theirs);
    },
  });

  function take(page: CmsPage): void {
    queryClient.setQueryData(draftOptions(page.id).queryKey, page);
    onPage(page);
    setStale(undefined);
  }

  /** `stale`: why a step was refused, where somebody else has changed the page. */
  return { isBusy, stale, take, run };
}

/** The form of a page, and the steps it is saved, published and put back with. */
export function usePageEditor(
  opened: CmsPage | undefined,
  onCreated: (id: string) => void,
  showSide: (side: Language) => void,
) {
  const t = useMessages('content');
  const [id] = useState(() => opened?.id ?? newId());
  const [page, setPage] = useState(opened);
  const [base, setBase] = useState(() => valuesOf(opened));
  const steps = usePageSteps((next) => {
    setPage(next);
    form.change({ version: next.version });
  });
  const form = useCommandForm({
    ...CHECKS,
    saved: base,
    draft: formDraft<PageValues>(`page-${opened?.id ?? 'new'}`, storedSession()?.userId ?? ''),
    isWholeRow: true,
    isDirty: ({ version: _, ...typed }) => {
      const { version: __, ...before } = base;
      return JSON.stringify(typed) !== JSON.stringify(before);
    },
    words: inWords(WORDS, t),
    onWrong: ([first]) => {
      const side = first?.path.split('.')[0];
      if (side === 'en' || side === 'hi') showSide(side);
    },
    save: async (values, { slug, draft, version }) => {
      const input = { id, slug, draft, ...(version === undefined ? {} : { version }) };
      const telling = { done: t('edit.saved'), refused: undefined, onDone: steps.take };
      const saved = outputOrThrow(await steps.run(savePageRef, input, telling));
      if (!saved) return values;
      setBase(valuesOf(saved));
      if (!page) onCreated(id);
      return valuesOf(saved);
    },
  });

  function show(next: CmsPage): void {
    steps.take(next);
    setBase(valuesOf(next));
    form.startOver(valuesOf(next));
  }

  async function publish(): Promise<void> {
    if ((form.isDirty || !page) && !(await form.submit())) return;
    await steps.run(publishPageRef, { id }, { done: t('edit.published'), onDone: steps.take });
  }

  return { page, steps, form, show, publish };
}
