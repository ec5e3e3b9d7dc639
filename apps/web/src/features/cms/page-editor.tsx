import type { CmsPage } from '@chowk/domain/cms';
import { useState } from 'react';
import { newId } from '@/api/client/contract-client';
import { storedSession } from '@/api/session/stored-session';
import { formDraft } from '@/api/storage/form-draft';
import { LANGUAGE_NAMES, LANGUAGES, type Language, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { SegmentedControl } from '@/ui/fields/segmented-control';
import { TextField } from '@/ui/fields/text-field';
import { Card } from '@/ui/layout/card';
import { publishPageRef, savePageRef } from './content.queries';
import { Markdown } from './markdown';
import { PagePlan } from './page-plan';
import { PageText } from './page-text';
import {
  contentOf,
  isAs,
  type PageProblem,
  type PageValues,
  problemOf,
  resumed,
  type TypedPage,
  valuesOf,
} from './page-values';
import { PageVersions } from './page-versions';
import { usePageSteps } from './use-page-editor';

interface PageEditorProps {
  /** None while it is written for the first time. */
  page: CmsPage | undefined;
  onCreated: (id: string) => void;
}

/** Writes a page in both languages, sees it as its readers will, and says when they may. */
export function PageEditor({ page: opened, onCreated }: PageEditorProps) {
  const t = useMessages('content');
  const typed = formDraft<TypedPage>(`page-${opened?.id ?? 'new'}`, storedSession()?.userId ?? '');
  const [left] = useState(() => resumed(opened, typed.read()));
  const [page, setPage] = useState(left.page);
  const [values, putValues] = useState(left.values);
  const [side, setSide] = useState<Language>('en');
  const [problem, setProblem] = useState<PageProblem>();
  const [id] = useState(() => opened?.id ?? newId());
  const steps = usePageSteps(setPage);
  const { isBusy, stale, run } = steps;
  const isSaved = isAs(values, page);
  const errorOf = (field: PageProblem['field']) =>
    problem?.field === field && (problem.language ?? side) === side ? t(problem.words) : undefined;

  function setValues(next: PageValues): void {
    putValues(next);
    typed.write(isAs(next, page) ? {} : { values: next, version: page?.version ?? null });
  }

  async function save(): Promise<boolean> {
    const found = problemOf(values);
    setProblem(found);
    if (found?.language) setSide(found.language);
    if (found) return false;
    const version = page ? { version: page.version } : {};
    const input = { id, slug: values.slug, draft: contentOf(values), ...version };
    const outcome = await run(savePageRef, input, { done: t('edit.saved'), onDone: steps.take });
    if (outcome?.kind !== 'done') return false;
    typed.write({});
    if (!page) onCreated(id);
    return true;
  }

  async function publish(): Promise<void> {
    if (!isSaved && !(await save())) return;
    await run(publishPageRef, { id }, { done: t('edit.published'), onDone: steps.take });
  }

  const take = (next: CmsPage) => {
    setPage(next);
    putValues(valuesOf(next));
    typed.write({});
    steps.settleStale();
  };

  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid gap-4">
        {stale && (
          <Banner
            tone="warning"
            title={t('edit.stale')}
            text={t('edit.staleText')}
            action={
              <span className="flex flex-wrap gap-2">
                <Button size="sm" variant="secondary" onClick={() => take(stale)}>
                  {t('edit.takeTheirs')}
                </Button>
                <Button
                  size="sm"
                  onClick={() => {
                    setPage(stale);
                    steps.settleStale();
                  }}
                >
                  {t('edit.keepMine')}
                </Button>
              </span>
            }
          />
        )}
        <TextField
          label={t('edit.slug')}
          hint={t('edit.slugHint', { address: `/cms/${values.slug}` })}
          value={values.slug}
          error={errorOf('slug')}
          onChange={({ target }) => setValues({ ...values, slug: target.value })}
        />
        <SegmentedControl
          label={t('edit.language')}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={side}
          onChange={setSide}
        />
        <PageText
          key={side}
          language={side}
          text={values[side]}
          titleError={errorOf('title')}
          bodyError={errorOf('body')}
          onChange={(text) => setValues({ ...values, [side]: text })}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary" isLoading={isBusy} onClick={() => void save()}>
            {t('edit.save')}
          </Button>
          <Button isLoading={isBusy} onClick={() => void publish()}>
            {t('edit.publish')}
          </Button>
          {!isSaved && <span className="text-muted text-sm">{t('edit.unsaved')}</span>}
        </div>
      </div>
      <div className="grid gap-6">
        <Card title={t('edit.preview')}>
          <div lang={side}>
            {values[side].title && <p className="mb-4 text-3xl">{values[side].title}</p>}
            {values[side].body ? (
              <Markdown text={values[side].body} />
            ) : (
              <p className="text-muted">{t('edit.previewEmpty')}</p>
            )}
          </div>
        </Card>
        {page && <PagePlan page={page} steps={steps} />}
        {page && <PageVersions page={page} steps={steps} onRestored={take} />}
      </div>
    </div>
  );
}
