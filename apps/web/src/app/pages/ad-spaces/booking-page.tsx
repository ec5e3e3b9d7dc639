import type { Me } from '@chowk/domain/accounts';
import type { Booking } from '@chowk/domain/ad-spaces';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { BackAndShare } from '@/app/links/share-link';
import { useOpened } from '@/app/pages/notifications/use-opened';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { bookingOptions } from '@/features/ad-spaces/ad-spaces.queries';
import { BookingView } from '@/features/ad-spaces/bookings/booking-view';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { MissingOrFailed } from '../missing-or-failed';

function useBooking(id: string) {
  const { data, error, isFetching, refetch } = useQuery(bookingOptions(id));
  return { booking: data, error, isRetrying: isFetching, retry: () => void refetch() };
}

/** An ad space booking, for the brand and for the shop. */
export function BookingPage({ id, me }: { id: string; me: Me }) {
  const t = useMessages('adspaces');
  const { booking, error, isRetrying, retry } = useBooking(id);
  useOpened(`/adspace/${id}`);
  if (!booking && error) {
    const missing = { title: t('page.notFound'), text: t('page.notFoundText') };
    return <MissingOrFailed {...{ error, missing, isRetrying }} onRetry={retry} />;
  }
  if (!booking) return <PageSkeleton />;
  const isStore = me.roles.includes('retailer');
  const isBrand = me.roles.includes('brand');
  // A bizman handles the shop's side; the price a brand pays is for the brand and admins.
  const isShopSide = isStore || (!isBrand && me.roles.includes('bizman'));
  return (
    <BookingView
      booking={booking}
      side={isShopSide ? 'store' : 'brand'}
      canAct={isStore || isBrand}
      back={
        <BackAndShare
          type="adspace"
          id={id}
          name={booking.space_title}
          back={
            <ButtonLink
              variant="quiet"
              size="sm"
              icon={<ArrowLeft aria-hidden className="size-5" />}
              render={<BackLink me={me} />}
            >
              {t('bookings.title')}
            </ButtonLink>
          }
        />
      }
      links={<MoreLinks booking={booking} me={me} />}
      dealLink={(dealId) => <Link to="/deal/$id" params={{ id: dealId }} />}
    />
  );
}

function BackLink({ me, ...dress }: { me: Me; className?: string }) {
  if (me.roles.includes('retailer')) {
    return <Link to="/ad-spaces" search={{ tab: 'bookings' }} {...dress} />;
  }
  if (me.roles.includes('brand')) {
    return <Link to="/brand-ad-spaces-marketplace" search={{ tab: 'bookings' }} {...dress} />;
  }
  return <Link to="/dashboard" {...dress} />;
}

function MoreLinks({ booking, me }: { booking: Booking; me: Me }) {
  const t = useMessages('adspaces');
  return (
    <>
      {me.roles.includes('retailer') && (
        <ButtonLink
          size="sm"
          variant="secondary"
          render={<Link to="/ad-spaces/$id" params={{ id: booking.space_id }} />}
        >
          {t('page.space')}
        </ButtonLink>
      )}
      <ButtonLink
        size="sm"
        variant="secondary"
        render={<Link to="/retailer-profile/$shopId" params={{ shopId: booking.shop_id }} />}
      >
        {t('page.profile')}
      </ButtonLink>
    </>
  );
}
