import { REPORT_DAYS, type LinkReport as Report, type ReportDays } from '@chowk/domain/deep-links';
import { useQuery } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import { useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { StatTile } from '@/ui/charts/stat-tile';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { SegmentedControl } from '@/ui/fields/segmented-control';
import { Card } from '@/ui/layout/card';
import { linkReportOptions } from './deep-links.queries';
import { opensOf } from './report-bars';
import { ReportDaysPart } from './report-days';
import { ReportTypes } from './report-types';

const LINES = 6;

/** For admins: which links work, and for how many of those who had to sign in first. */
export function LinkReport() {
  const t = useMessages('linkreport');
  const errorWords = useErrorWords();
  const [days, setDays] = useState<ReportDays>('30');
  const { data, error, isFetching, refetch } = useQuery(linkReportOptions(days));
  return (
    <Card title={t('title')} description={t('text')}>
      <div className="flex flex-col gap-6">
        <SegmentedControl
          className="sm:max-w-sm"
          label={t('period')}
          options={REPORT_DAYS.map((value) => ({ value, label: t('days', { days: value }) }))}
          value={days}
          onChange={setDays}
        />
        {data && <Figures report={data} days={days} />}
        {!data && error && (
          <ErrorState
            error={error}
            text={errorWords(error)}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <SkeletonText lines={LINES} />}
      </div>
    </Card>
  );
}

function Figures({ report, days }: { report: Report; days: ReportDays }) {
  const t = useMessages('linkreport');
  const used = report.types.filter(({ link_type: _, ...counts }) =>
    Object.values(counts).some((count) => count > 0),
  );
  if (used.length === 0) {
    return <EmptyState icon={<Link2Off />} title={t('empty')} text={t('emptyText')} />;
  }
  const sum = (count: (type: (typeof used)[number]) => number) =>
    used.reduce((total, type) => total + count(type), 0);
  return (
    <>
      <div className="grid grid-cols-pair gap-3 lg:grid-cols-4">
        <StatTile label={t('opened')} value={sum(opensOf)} />
        <StatTile label={t('failed')} value={sum(({ failed }) => failed)} />
        <StatTile label={t('resumed')} value={sum(({ resumed }) => resumed)} />
        <StatTile label={t('shared')} value={sum(({ shared }) => shared)} />
      </div>
      <ReportDaysPart days={report.days} period={days} />
      <ReportTypes types={used} />
    </>
  );
}
