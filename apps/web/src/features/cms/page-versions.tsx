import type { CmsPage } from '@chowk/domain/cms';
import { formatDate } from '@chowk/domain/kernel';
import { useLanguage, useMessages } from '@/i18n';
import { ListBody } from '@/lists/list-body';
import { usePagedList } from '@/lists/use-paged-list';
import { Button } from '@/ui/base/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { restoreVersionRef, versionsOptions } from './content.queries';
import type { usePageSteps } from './use-page-editor';

interface PageVersionsProps {
  page: CmsPage;
  steps: ReturnType<typeof usePageSteps>;
  onRestored: (page: CmsPage) => void;
}

export function PageVersions({ page, steps, onRestored }: PageVersionsProps) {
  const t = useMessages('content');
  const language = useLanguage();
  const list = usePagedList({ id: page.id }, () => versionsOptions(page.id));
  const { isBusy, run } = steps;

  async function restore(versionId: string): Promise<void> {
    const input = { id: page.id, version_id: versionId, version: page.version };
    await run(restoreVersionRef, input, {
      done: t('versions.restored'),
      onDone: onRestored,
    });
  }

  return (
    <Card title={t('versions.title')} description={t('versions.text')}>
      <ListBody
        list={{ ...list, paging: undefined }}
        skeleton={<Skeleton className="h-12" />}
        empty={<p className="text-muted">{t('versions.none')}</p>}
      >
        {(versions) => (
          <ul className="divide-y divide-line">
            {versions.map(({ id, number, published_at, published_by_name }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
              >
                <span>
                  <span className="block font-semibold">{t('versions.number', { number })}</span>
                  <span className="text-muted text-sm">
                    {t('versions.by', {
                      date: formatDate(published_at, language, { withTime: true }),
                      name: published_by_name ?? t('versions.itself'),
                    })}
                  </span>
                </span>
                <Button
                  variant="quiet"
                  size="sm"
                  isLoading={isBusy}
                  aria-label={t('versions.restoreOf', { number })}
                  onClick={() => void restore(id)}
                >
                  {t('versions.restore')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </ListBody>
    </Card>
  );
}
