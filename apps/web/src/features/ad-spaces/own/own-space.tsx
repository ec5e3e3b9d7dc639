import type { AdSpace } from '@chowk/domain/ad-spaces';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import type { LinkElement } from '@/features/ad-spaces/link-element';
import type { useSpace } from '@/features/ad-spaces/use-space';
import { useMessages } from '@/i18n';
import { CardSkeletons } from '@/lists/card-grid';
import { lazy } from '@/ui/feedback/lazy';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Skeleton } from '@/ui/feedback/skeleton';
import { PageHeader } from '@/ui/layout/page-header';
import { ArchiveSpace } from './archive-space';
import { cacheSpace } from './cache-space';
import { SpaceForm } from './space-form';
import { SpacePhotos } from './space-photos';

/** Below the form, and needed by those who scroll that far. */
const BlockedDays = lazy(() => import('./blocked-days').then((m) => ({ default: m.BlockedDays })));
const BookingsList = lazy(() =>
  import('@/features/ad-spaces/bookings/bookings-list').then((m) => ({ default: m.BookingsList })),
);

interface OwnSpaceProps {
  known: NonNullable<ReturnType<typeof useSpace>['known']>;
  back: ReactNode;
  bookingLink: (id: string) => LinkElement;
}

/** Everything about one space, for the shop it belongs to. */
export function OwnSpace({ known, back, bookingLink }: OwnSpaceProps) {
  const t = useMessages('myspaces');
  const words = useMessages('adspaces');
  const queryClient = useQueryClient();
  const { space, busy, savedAt } = known;

  const keep = (after: AdSpace) => cacheSpace(queryClient, after);

  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        back={back}
        eyebrow={words(`kind.${space.kind}`)}
        title={space.title}
        description={space.area ? `${space.shop_name}, ${space.area}` : space.shop_name}
      />
      <LazyUpdatedAgo savedAt={savedAt} />
      <ArchiveSpace space={space} onChange={keep} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <SpacePhotos space={space} onChange={keep} />
          <SpaceForm space={space} shopId={space.shop_id} />
        </div>
        <Suspense fallback={<Skeleton className="h-96 w-full rounded-lg" />}>
          <BlockedDays space={space} busy={busy} onChange={keep} />
        </Suspense>
      </div>
      <h2 className="text-xl">{t('bookingsOf')}</h2>
      <Suspense fallback={<CardSkeletons height="h-44" />}>
        <BookingsList side="store" spaceId={space.id} linkTo={bookingLink} />
      </Suspense>
    </div>
  );
}
