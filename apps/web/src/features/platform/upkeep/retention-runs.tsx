import { formatNumber } from '@chowk/domain/kernel';
import { RETENTION_DAYS, RETENTION_KINDS, type RetentionRun } from '@chowk/domain/upkeep';
import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '@/i18n';
import { ListTable } from '@/lists/list-table';
import { Button } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { Card } from '@/ui/layout/card';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import { retentionRunsOptions, runRetentionRef } from './upkeep.queries';
import { UpkeepState } from './upkeep-state';
import { useUpkeepList } from './use-upkeep-list';

const YEAR_DAYS = 365.25;

/** What is deleted when, and each time it was. */
export function RetentionRuns() {
  const t = useMessages('upkeep');
  const { list, isBusy, start, mayNotStart } = useUpkeepList(runRetentionRef, retentionRunsOptions);
  const [isAsked, setIsAsked] = useState(false);
  const keptFor = (days: number) =>
    days < 2 * YEAR_DAYS
      ? t('days', { count: days })
      : t('years', { count: Math.round(days / YEAR_DAYS) });
  return (
    <Card title={t('kept.title')} description={t('kept.text')}>
      <dl className="grid gap-x-6 sm:grid-cols-2">
        {RETENTION_KINDS.map((kind) => (
          <div key={kind} className="flex justify-between gap-4 border-line border-b py-2 text-sm">
            <dt>{t(`kind.${kind}`)}</dt>
            <dd className="shrink-0 text-muted">{keptFor(RETENTION_DAYS[kind])}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted text-sm">{t('kept.never')}</p>
      <Button
        className="mt-4"
        isLoading={isBusy}
        disabled={mayNotStart}
        onClick={() => setIsAsked(true)}
      >
        {t('kept.run')}
      </Button>
      <ListTable<RetentionRun>
        className="mt-5"
        label={t('runs')}
        list={list}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'at',
            header: t('begun'),
            isTitle: true,
            cell: ({ created_at }) => <RelativeTime iso={created_at} />,
          },
          {
            id: 'state',
            header: t('state'),
            cell: ({ status, error: why }) => <UpkeepState status={status} error={why} />,
          },
          {
            id: 'by',
            header: t('by'),
            cell: ({ is_scheduled, requested_name }) =>
              is_scheduled ? t('nightly') : requested_name,
          },
          {
            id: 'total',
            header: t('deleted'),
            align: 'end',
            cell: ({ total }) => formatNumber(total),
          },
          {
            id: 'counts',
            header: t('what'),
            cell: ({ counts }) =>
              counts
                .filter(({ count }) => count > 0)
                .map(({ kind, count }) => `${t(`kind.${kind}`)}: ${formatNumber(count)}`)
                .join(' · ') || t('nothing'),
          },
        ]}
        empty={<EmptyState icon={<CalendarX />} title={t('kept.none')} text={t('kept.noneText')} />}
      />
      <LazyConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('kept.ask')}
        description={t('kept.askText')}
        confirmLabel={t('kept.run')}
        onConfirm={() => start(t('kept.started'))}
      />
    </Card>
  );
}
