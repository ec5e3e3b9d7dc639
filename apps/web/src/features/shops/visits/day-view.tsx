import { planDay } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import { LocateFixed, Route, SearchX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { fitsShop } from '@/features/shops/assigned/device-shops';
import type { LinkElement } from '@/features/shops/assigned/home-more';
import { shopDayOptions } from '@/features/shops/assigned/my-shops.queries';
import { useMessages } from '@/i18n';
import { CardSkeletons } from '@/lists/card-grid';
import { useSearch } from '@/lists/use-search';
import { Button } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { useNow } from '@/ui/feedback/use-now';
import { SearchField } from '@/ui/fields/search-field';
import { type FoundPlace, findPosition, type WatchPosition } from './find-position';
import { RoundList } from './round-list';

interface DayViewProps {
  look: WatchPosition;
  linkTo: (id: string) => LinkElement;
}

/** So many stops are in sight at once; among more one is looked for by name. */
const SEARCH_FROM = 8;

/** The round of today: what is due first, within that the nearest; what is done at the end. */
export function DayView({ look, linkTo }: DayViewProps) {
  const t = useMessages('myshops');
  const errorWords = useErrorWords();
  const nowMs = useNow();
  const { data, error, isFetching, refetch } = useQuery(shopDayOptions());
  const { here, start } = useHere(look);
  const { typed, field } = useSearch();
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
  if (stops.length === 0) {
    return <EmptyState icon={<Route />} title={t('today.none')} text={t('today.noneText')} />;
  }
  const left = stops.filter(({ isVisited }) => !isVisited).length;
  const found = stops.filter(({ item }) => fitsShop(item.shop, typed));
  return (
    <section aria-label={t('tab.today')} className="flex flex-col gap-3">
      <LazyUpdatedAgo savedAt={data.savedAt} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
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
      {here.state !== 'idle' && here.state !== 'looking' && (
        <p role="status" className="text-muted text-sm">
          {t(`here.${here.state}`)}
        </p>
      )}
      {stops.length > SEARCH_FROM && <SearchField label={t('search')} {...field} />}
      {found.length === 0 ? (
        <EmptyState icon={<SearchX />} title={t('found.none')} text={t('found.noneText')} />
      ) : (
        <RoundList stops={found} look={look} here={here.fix} linkTo={linkTo} />
      )}
    </section>
  );
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
