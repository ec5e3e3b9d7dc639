import type { AdSpace } from '@chowk/domain/ad-spaces';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { LazyUpdatedAgo } from '@/ui/lazy-updated-ago';
import { PageHeader } from '@/ui/page-header';
import { ArchiveSpace } from './archive-space';
import { BlockedDays } from './blocked-days';
import { BookingsList } from './bookings-list';
import { keepSpace } from './keep-space';
import type { LinkElement } from './link-element';
import { SpaceForm } from './space-form';
import { SpacePhotos } from './space-photos';
import type { useSpace } from './use-space';

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

  const keep = (after: AdSpace) => keepSpace(queryClient, after);

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
        <BlockedDays space={space} busy={busy} onChange={keep} />
      </div>
      <h2 className="text-xl">{t('bookingsOf')}</h2>
      <BookingsList side="store" spaceId={space.id} linkTo={bookingLink} />
    </div>
  );
}
