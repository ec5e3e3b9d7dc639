import type { CmsPage } from '@chowk/domain/cms';
import { formatDate } from '@chowk/domain/kernel';
import { useState } from 'react';
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
const INDIA = ':00+05:30';

export function PagePlan({ page, steps: { isBusy, run, take } }: PagePlanProps) {
  const t = useMessages('content');
  const language = useLanguage();
  const [at, setAt] = useState('');
  const [error, setError] = useState<string>();

  const schedule = (publish_at: string | null, done: string) =>
    run(schedulePageRef, { id: page.id, publish_at }, { done, onDone: take });

  async function plan(): Promise<void> {
    const chosen = new Date(`${at}${INDIA}`);
    const isComing = chosen.getTime() > Date.now();
    setError(isComing ? undefined : t('plan.past'));
    if (!isComing) return;
    await schedule(chosen.toISOString(), t('plan.done'));
  }

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
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            type="datetime-local"
            label={t('plan.at')}
            value={at}
            error={error}
            onChange={({ target }) => setAt(target.value)}
          />
          <Button variant="secondary" isLoading={isBusy} onClick={() => void plan()}>
            {t('plan.set')}
          </Button>
        </div>
      )}
    </Card>
  );
}
