import { planDay } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import { LocateFixed, Route } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { shopDayOptions } from '@/features/shops/assigned/my-shops.queries';
import { useMessages } from '@/i18n';
import { CardSkeletons } from '@/lists/card-grid';
import { Button } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { useNow } from '@/ui/feedback/use-now';
import { DayCard } from './day-card';
import { type FoundPlace, findPosition, type WatchPosition } from './find-position';

interface DayViewProps {
  look: WatchPosition;
  linkTo: (id: string) => ReactElement<{ className?: string; children?: ReactNode }>;
}

/** The round of today: what is due first, within that the nearest; what is done at the end. */
export function DayView({ look, linkTo }: DayViewProps) {
  const t = useMessages('myshops');
  const errorWords = useErrorWords();
  const nowMs = useNow();
  const { data, error, isFetching, refetch } = useQuery(shopDayOptions());
  const { here, start } = useHere(look);
  if (!data && error) {
    return (
      <ErrorState
        error={error}
        text={errorWords(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <CardSkeletons height="h-36" />;
  const stops = planDay(data.items, here.fix ?? null, nowMs);
  const left = stops.filter(({ isVisited }) => !isVisited).length;
  if (stops.length === 0) {
    return <EmptyState icon={<Route />} title={t('today.none')} text={t('today.noneText')} />;
  }
  return (
    <section aria-label={t('tab.today')} className="flex flex-col gap-4">
      <LazyUpdatedAgo savedAt={data.savedAt} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold">
          {left === 0 ? t('today.done') : t('today.left', { count: left })}
        </p>
        <Button
          variant="secondary"
          size="sm"
          isLoading={here.state === 'looking'}
          icon={<LocateFixed aria-hidden className="size-5" />}
          onClick={start}
        >
          {t('today.here')}
        </Button>
      </div>
      <p className="text-muted text-sm">{t(hintKey(here))}</p>
      <ol className="grid gap-3 md:grid-cols-2">
        {stops.map((stop) => (
          <li key={stop.item.shop.id} className="min-w-0">
            <DayCard stop={stop} look={look} here={here.fix} link={linkTo(stop.item.shop.id)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function hintKey({ state }: FoundPlace) {
  if (state === 'denied' || state === 'none') return `here.${state}` as const;
  return state === 'found' ? 'here.found' : 'here.hint';
}

function useHere(look: WatchPosition) {
  const [here, setHere] = useState<FoundPlace>({ state: 'idle' });
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  function start() {
    stop.current?.();
    stop.current = findPosition(look, setHere).stop;
  }
  return { here, start };
}
