import { AD_SPACE_STATES, type AdSpaceState, type Booking } from '@chowk/domain/ad-spaces';
import { istDay } from '@chowk/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { Frame } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMessages } from '@/i18n';
import { CardGrid, CardSkeletons } from '@/lists/card-grid';
import { FilterSelect } from '@/lists/filter-select';
import { ListScreen } from '@/lists/list-screen';
import { usePagedList } from '@/lists/use-paged-list';
import { useSearch } from '@/lists/use-search';
import { EmptyState } from '@/ui/feedback/empty-state';
import { bookingsAheadOptions, ownSpacesOptions } from '../ad-spaces.queries';
import type { LinkElement } from '../link-element';
import { OwnSpaceCard } from './own-space-card';

/** The first that is still to come or running, of those of one space. */
function nextBookingOf(
  spaceId: string,
  bookings: readonly Booking[],
  today: string,
): Booking | undefined {
  return bookings
    .filter(({ space_id: id, ends_on }) => id === spaceId && ends_on >= today)
    .sort((one, other) => (one.starts_on < other.starts_on ? -1 : 1))[0];
}

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
  const [status, setStatus] = useState<AdSpaceState>();
  const { typed, search, field } = useSearch();
  const list = usePagedList({ status, search }, (cursor) =>
    ownSpacesOptions({ status, search, cursor }),
  );
  const { requested, agreed } = useBookingsAhead();
  const today = istDay(Date.now());
  const isToNarrow = list.isNarrowed || typed !== '' || list.rows?.length !== 0;
  return (
    <ListScreen
      list={list}
      label={t('list')}
      search={isToNarrow ? { label: t('search'), ...field } : undefined}
      filters={
        isToNarrow && (
          <FilterSelect
            className="md:w-56"
            label={t('state')}
            all={t('everyState')}
            values={AD_SPACE_STATES}
            nameOf={(value) => words(`state.${value}`)}
            value={status}
            onChange={setStatus}
          />
        )
      }
      skeleton={<CardSkeletons height="h-44" />}
      empty={
        <EmptyState icon={<Frame />} title={t('empty')} text={t('emptyText')} action={newSpace} />
      }
      nothingFound={<EmptyState icon={<Frame />} title={t('noMatch')} text={t('noMatchText')} />}
    >
      {(spaces) => (
        <CardGrid rows={spaces}>
          {(space) => (
            <OwnSpaceCard
              space={space}
              next={nextBookingOf(space.id, agreed, today)}
              waiting={waitingFor(space.id, requested)}
              link={linkTo(space.id)}
            />
          )}
        </CardGrid>
      )}
    </ListScreen>
  );
}
