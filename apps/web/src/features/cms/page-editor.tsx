import type { CmsPage } from '@chowk/domain/cms';
import { useState } from 'react';
import { newerRow } from '@/api/errors/newer-row';
import { FormOutcome } from '@/forms/form-outcome';
import { LANGUAGE_NAMES, LANGUAGES, type Language, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { SegmentedControl } from '@/ui/fields/segmented-control';
import { TextField } from '@/ui/fields/text-field';
import { Card } from '@/ui/layout/card';
import { Markdown } from './markdown';
import { PagePlan } from './page-plan';
import { PageText } from './page-text';
import { PageVersions } from './page-versions';
import { usePageEditor } from './use-page-editor';

interface PageEditorProps {
  /** None while it is written for the first time. */
  page: CmsPage | undefined;
  onCreated: (id: string) => void;
}

/** Writes a page in both languages, sees it as its readers will, and says when they may. */
export function PageEditor({ page: opened, onCreated }: PageEditorProps) {
  const t = useMessages('content');
  const [side, setSide] = useState<Language>('en');
  const { page, steps, form, show, publish } = usePageEditor(opened, onCreated, setSide);
  const { values, change, errorOf } = form;
  const refusal = form.refusal ?? steps.stale;
  const theirs = newerRow<CmsPage>(refusal);
  const isSaved = page !== undefined && !form.isDirty;

  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <form {...form.box} className="grid gap-4">
        <TextField
          label={t('edit.slug')}
          hint={t('edit.slugHint', { address: `/cms/${values.slug}` })}
          {...form.field('slug')}
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
          titleError={errorOf(`${side}.title`)}
          bodyError={errorOf(`${side}.body`)}
          onChange={(text) => change({ [side]: text })}
        />
        <FormOutcome form={{ ...form, refusal }} onTakeTheirs={theirs && (() => show(theirs))} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="secondary" isLoading={steps.isBusy}>
            {t('edit.save')}
          </Button>
          <Button isLoading={steps.isBusy} onClick={() => void publish()}>
            {t('edit.publish')}
          </Button>
          {!isSaved && <span className="text-muted text-sm">{t('edit.unsaved')}</span>}
        </div>
      </form>
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
        {page && <PageVersions page={page} steps={steps} onRestored={show} />}
      </div>
    </div>
  );
}
