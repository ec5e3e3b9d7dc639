import { BOOKING_TABS, type BookingTab } from '@chowk/domain/ad-spaces';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { bookingsOptions } from '@/features/ad-spaces/ad-spaces.queries';
import type { LinkElement } from '@/features/ad-spaces/link-element';
import { useMessages } from '@/i18n';
import { CardGrid, CardSkeletons } from '@/lists/card-grid';
import { ListScreen } from '@/lists/list-screen';
import { usePagedList } from '@/lists/use-paged-list';
import { useSearch } from '@/lists/use-search';
import { useDecisionPause } from '@/ui/desk/use-decision-pause';
import { EmptyState } from '@/ui/feedback/empty-state';
import { SegmentedControl } from '@/ui/fields/segmented-control';
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
  const pause = useDecisionPause();
  const [tab, setTab] = useState<BookingTab>('requested');
  const { search, field } = useSearch();
  const list = usePagedList({ tab, search }, (cursor) =>
    bookingsOptions({ tab, search, spaceId, cursor }),
  );
  return (
    <ListScreen
      list={list}
      label={t('bookings.title')}
      // A page about one space says so itself.
      heading={!spaceId && <h2 className="sr-only">{t('bookings.title')}</h2>}
      tabs={
        <SegmentedControl
          label={t('bookings.tabs')}
          options={BOOKING_TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
          value={tab}
          onChange={setTab}
        />
      }
      search={{ label: t('bookings.search'), ...field }}
      skeleton={<CardSkeletons height="h-44" />}
      empty={
        <EmptyState
          icon={<CalendarDays />}
          title={t(search ? 'bookings.noMatch' : `bookings.none.${tab}`)}
          text={t(search ? 'bookings.noMatchText' : 'bookings.noneText')}
        />
      }
    >
      {(bookings) => (
        <CardGrid rows={bookings}>
          {(booking) => (
            <BookingCard booking={booking} side={side} link={linkTo(booking.id)}>
              {side === 'store' && booking.status === 'requested' && (
                <BookingAnswer booking={booking} pause={pause} />
              )}
            </BookingCard>
          )}
        </CardGrid>
      )}
    </ListScreen>
  );
}
