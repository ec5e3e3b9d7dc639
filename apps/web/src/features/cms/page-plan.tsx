import { type CmsPage, scheduleCmsPage } from '@chowk/domain/cms';
import { formatDate } from '@chowk/domain/kernel';
import { outputOrThrow } from '@/commands/send-command';
import { useCommandForm } from '@/forms/use-command-form';
import { useLanguage, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { TextField } from '@/ui/fields/text-field';
import { Card } from '@/ui/layout/card';
import { schedulePageRef } from './content.queries';
import type { usePageSteps } from './use-page-editor';

interface PagePlanProps {
  page: CmsPage;
  steps: ReturnType<typeof usePageSteps>;
}

/** What is picked is India's time, whatever the device shows. */
function momentOf(picked: string): string {
  const at = new Date(`${picked}:00+05:30`);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}

export function PagePlan({ page, steps: { isBusy, run, take } }: PagePlanProps) {
  const t = useMessages('content');
  const language = useLanguage();
  const schedule = (publish_at: string | null, done: string) =>
    run(schedulePageRef, { id: page.id, publish_at }, { done, onDone: take });
  const form = useCommandForm({
    schema: scheduleCmsPage.input,
    saved: { at: '' },
    given: ({ at }) => ({ publish_at: momentOf(at) }),
    rules: ({ at }) =>
      momentOf(at) > new Date().toISOString() ? [] : [{ path: 'publish_at', rule: 'future' }],
    at: () => 'at',
    words: { at: t('plan.past') },
    save: async (_, { publish_at }) => {
      outputOrThrow(await schedule(publish_at, t('plan.done')));
    },
  });

  return (
    <Card title={t('plan.title')} description={t('plan.text')}>
      {page.publish_at ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            {t('plan.current', {
              date: formatDate(page.publish_at, language, { withTime: true }),
            })}
          </p>
          <Button
            variant="secondary"
            size="sm"
            isLoading={isBusy}
            onClick={() => void schedule(null, t('plan.cancelled'))}
          >
            {t('plan.cancel')}
          </Button>
        </div>
      ) : (
        <form {...form.box} className="flex flex-wrap items-end gap-3">
          <TextField type="datetime-local" label={t('plan.at')} {...form.field('at')} />
          <Button type="submit" variant="secondary" isLoading={isBusy}>
            {t('plan.set')}
          </Button>
        </form>
      )}
    </Card>
  );
}
