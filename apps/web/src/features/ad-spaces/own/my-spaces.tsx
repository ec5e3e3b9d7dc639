import { AD_SPACE_STATES, type Booking } from '@chowk/domain/ad-spaces';
import { istDay } from '@chowk/domain/kernel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Frame } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { bookingsAheadOptions, ownSpacesOptions } from '@/features/ad-spaces/ad-spaces.queries';
import { nextBookingOf } from '@/features/ad-spaces/bookings/next-booking';
import { CardSkeletons } from '@/features/ad-spaces/card-skeletons';
import type { LinkElement } from '@/features/ad-spaces/link-element';
import { useMessages } from '@/i18n';
import { BusyBar } from '@/ui/feedback/busy-bar';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { NativeSelect } from '@/ui/fields/native-select';
import { SearchField } from '@/ui/fields/search-field';
import { useSettled } from '@/ui/forms/use-settled';
import { DataTablePaging } from '@/ui/table/data-table-paging';
import { useCursorPaging } from '@/ui/table/use-cursor-paging';
import { OwnSpaceCard } from './own-space-card';

interface MySpacesProps {
  linkTo: (id: string) => LinkElement;
  newSpace: ReactNode;
}

function useBookingsAhead() {
  const requested = useQuery(bookingsAheadOptions('requested')).data?.items ?? [];
  const accepted = useQuery(bookingsAheadOptions('accepted')).data?.items ?? [];
  const active = useQuery(bookingsAheadOptions('active')).data?.items ?? [];
  return { requested, agreed: [...active, ...accepted] };
}

function waitingFor(spaceId: string, bookings: readonly Booking[]): number {
  return bookings.filter(({ space_id: id, status }) => id === spaceId && status === 'requested')
    .length;
}

/** What a shop lets, with what comes next for each. */
export function MySpaces({ linkTo, newSpace }: MySpacesProps) {
  const t = useMessages('myspaces');
  const words = useMessages('adspaces');
  const errorWords = useErrorWords();
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState('');
  const search = useSettled(typed.trim());
  const status = AD_SPACE_STATES.find((state) => state === picked);
  const { cursor, pagingFor } = useCursorPaging(`${picked} ${search}`);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...ownSpacesOptions({ status, search, cursor }),
    placeholderData: keepPreviousData,
  });
  const { requested, agreed } = useBookingsAhead();
  const today = istDay(Date.now());
  const isFiltered = search !== '' || status !== undefined;
  const isEmpty = data?.items.length === 0;
  return (
    <section aria-label={t('list')} className="flex flex-col gap-4">
      {(isFiltered || typed !== '' || !isEmpty) && (
        <div className="flex flex-col gap-3 md:flex-row">
          <SearchField className="md:w-80" label={t('search')} value={typed} onChange={setTyped} />
          <NativeSelect
            isLabelHidden
            className="md:w-56"
            label={t('state')}
            placeholder={t('everyState')}
            value={picked}
            options={AD_SPACE_STATES.map((value) => ({ value, label: words(`state.${value}`) }))}
            onChange={(event) => setPicked(event.target.value)}
          />
        </div>
      )}
      <LazyUpdatedAgo savedAt={data?.savedAt} />
      {!data && error && (
        <ErrorState
          error={error}
          text={errorWords(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <CardSkeletons />}
      {isEmpty && (
        <EmptyState
          icon={<Frame />}
          title={t(isFiltered ? 'noMatch' : 'empty')}
          text={t(isFiltered ? 'noMatchText' : 'emptyText')}
          action={isFiltered ? undefined : newSpace}
        />
      )}
      {data && !isEmpty && (
        <div className="relative" aria-busy={isPlaceholderData}>
          <BusyBar isBusy={isPlaceholderData} />
          <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {data.items.map((space) => (
              <li key={space.id} className="min-w-0">
                <OwnSpaceCard
                  space={space}
                  next={nextBookingOf(space.id, agreed, today)}
                  waiting={waitingFor(space.id, requested)}
                  link={linkTo(space.id)}
                />
              </li>
            ))}
          </ul>
          <DataTablePaging {...pagingFor(data.nextCursor)} isBusy={isPlaceholderData} />
        </div>
      )}
    </section>
  );
}
