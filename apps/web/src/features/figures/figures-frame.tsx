import { istDay } from '@chowk/domain/kernel';
import type { ReactNode } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { DateRange, type DateRangeValue } from '@/ui/calendar/date-range';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';

interface FiguresFrameProps<Data> {
  range: DateRangeValue;
  onRange: (range: DateRangeValue) => void;
  query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  children: (data: Data) => ReactNode;
}

const TILES = ['a', 'b', 'c', 'd'];

/** The days asked about, and the figures once they are there. */
export function FiguresFrame<Data>({ range, onRange, query, children }: FiguresFrameProps<Data>) {
  const t = useMessages('analytics');
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch } = query;
  return (
    <div className="grid gap-5">
      <DateRange
        label={t('range')}
        value={range}
        max={istDay(Date.now())}
        presets={['last7Days', 'last30Days', 'thisMonth', 'lastMonth']}
        onChange={onRange}
      />
      {data && children(data)}
      {!data && error && (
        <ErrorState
          error={error}
          text={errorWords(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <div className="grid grid-cols-pair gap-3 lg:grid-cols-4">
          {TILES.map((tile) => (
            <Skeleton key={tile} className="h-28" />
          ))}
        </div>
      )}
    </div>
  );
}
