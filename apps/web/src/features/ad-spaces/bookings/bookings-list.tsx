import { BOOKING_TABS, type BookingTab } from '@chowk/domain/ad-spaces';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { bookingsOptions } from '@/features/ad-spaces/ad-spaces.queries';
import { CardSkeletons } from '@/features/ad-spaces/card-skeletons';
import type { LinkElement } from '@/features/ad-spaces/link-element';
import { useMessages } from '@/i18n';
import { useDecisionPause } from '@/ui/desk/use-decision-pause';
import { BusyBar } from '@/ui/feedback/busy-bar';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { SearchField } from '@/ui/fields/search-field';
import { SegmentedControl } from '@/ui/fields/segmented-control';
import { useSettled } from '@/ui/forms/use-settled';
import { DataTablePaging } from '@/ui/table/data-table-paging';
import { useCursorPaging } from '@/ui/table/use-cursor-paging';
import { BookingAnswer } from './booking-answer';
import { BookingCard, type BookingSide } from './booking-card';

interface BookingsListProps {
  side: BookingSide;
  linkTo: (id: string) => LinkElement;
  /** Of one space only. */
  spaceId?: string;
}

/** Bookings by where they stand; a store answers right in the list. */
export function BookingsList({ side, linkTo, spaceId }: BookingsListProps) {
  const t = useMessages('adspaces');
  const [tab, setTab] = useState<BookingTab>('requested');
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  return (
    <section aria-label={t('bookings.title')} className="flex flex-col gap-4">
      {/* A page about one space says so itself. */}
      {!spaceId && <h2 className="sr-only">{t('bookings.title')}</h2>}
      <div className="flex flex-col gap-3 md:flex-row md:items-center md:justify-between">
        <SegmentedControl
          label={t('bookings.tabs')}
          options={BOOKING_TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
          value={tab}
          onChange={setTab}
        />
        <SearchField
          className="md:w-80"
          label={t('bookings.search')}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <Bookings {...{ side, linkTo, spaceId, tab, search }} />
    </section>
  );
}

interface BookingsProps extends Omit<BookingsListProps, 'spaceId'> {
  spaceId: string | undefined;
  tab: BookingTab;
  search: string;
}

function Bookings({ side, linkTo, spaceId, tab, search }: BookingsProps) {
  const t = useMessages('adspaces');
  const errorWords = useErrorWords();
  const pause = useDecisionPause();
  const { cursor, pagingFor } = useCursorPaging(`${tab} ${search}`);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...bookingsOptions({ tab, search, spaceId, cursor }),
    placeholderData: keepPreviousData,
  });
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
  if (!data || (isPlaceholderData && data.items.length === 0)) return <CardSkeletons />;
  if (data.items.length === 0) {
    return (
      <>
        <LazyUpdatedAgo savedAt={data.savedAt} />
        <EmptyState
          icon={<CalendarDays />}
          title={t(search ? 'bookings.noMatch' : `bookings.none.${tab}`)}
          text={t(search ? 'bookings.noMatchText' : 'bookings.noneText')}
        />
      </>
    );
  }
  return (
    <div className="relative" aria-busy={isPlaceholderData}>
      <BusyBar isBusy={isPlaceholderData} />
      <LazyUpdatedAgo savedAt={data.savedAt} />
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {data.items.map((booking) => (
          <li key={booking.id} className="min-w-0">
            <BookingCard booking={booking} side={side} link={linkTo(booking.id)}>
              {side === 'store' && booking.status === 'requested' && (
                <BookingAnswer booking={booking} pause={pause} />
              )}
            </BookingCard>
          </li>
        ))}
      </ul>
      <DataTablePaging {...pagingFor(data.nextCursor)} isBusy={isPlaceholderData} />
    </div>
  );
}
