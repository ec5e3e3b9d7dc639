import type { Booking } from '@chowk/domain/ad-spaces';
import { type ReactNode, useState } from 'react';
import { useMessages } from '@/i18n';
import type { Aged } from '@/offline/cache/persister';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Card } from '@/ui/layout/card';
import { PageHeader } from '@/ui/layout/page-header';
import { useSpanWords } from '../day-words';
import type { LinkElement } from '../link-element';
import { SpacePhoto } from '../space-photo';
import { BookingAnswer } from './booking-answer';
import { type BookingSide, Expiry } from './booking-card';
import { BookingMoney } from './booking-money';
import { BookingPeriods } from './booking-periods';
import { BookingStatus } from './booking-status';
import { ReasonDialog } from './reason-dialog';
import { useBookingSteps } from './use-booking-steps';

interface BookingViewProps {
  booking: Aged<Booking>;
  side: BookingSide;
  /** Somebody who only looks, such as an admin, has no steps. */
  canAct: boolean;
  back: ReactNode;
  /** More about the shop or the space, as the person may see it. */
  links: ReactNode;
  dealLink: (dealId: string) => LinkElement;
}

/** One booking as either side needs it: what was agreed, what is next, week by week. */
export function BookingView(props: BookingViewProps) {
  const { booking, side, canAct, back, links, dealLink } = props;
  const t = useMessages('adspaces');
  const { status } = booking;
  const asksYou = side === 'store' && status === 'requested';
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        back={back}
        eyebrow={side === 'brand' ? booking.shop_name : booking.brand_name}
        title={t('page.of', { space: booking.space_title })}
        description={<BookingStatus status={status} />}
      />
      <LazyUpdatedAgo savedAt={booking.savedAt} />
      <Banner
        tone={status === 'accepted' || status === 'active' ? 'success' : 'info'}
        title={t(asksYou ? 'page.asksYou' : `page.says.${status}`)}
        text={booking.reason ? `${t('page.reason')}: ${booking.reason}` : undefined}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-4 lg:order-2">
          <BookingMoney booking={booking} side={side} />
          {canAct && status === 'requested' && (
            <Card>
              <div className="flex flex-col gap-3">
                <Expiry booking={booking} side={side} />
                {side === 'store' ? (
                  <BookingAnswer booking={booking} />
                ) : (
                  <BookingCancel booking={booking} />
                )}
              </div>
            </Card>
          )}
          {canAct && status === 'accepted' && <BookingCancel booking={booking} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Agreed booking={booking} links={links} />
          <BookingPeriods booking={booking} side={side} dealLink={dealLink} />
        </div>
      </div>
    </div>
  );
}

function Agreed({ booking, links }: { booking: Booking; links: ReactNode }) {
  const t = useMessages('adspaces');
  const spanWords = useSpanWords();
  const place = booking.area ? `${booking.shop_name}, ${booking.area}` : booking.shop_name;
  return (
    <Card>
      <div className="flex flex-col gap-4 sm:flex-row">
        <SpacePhoto
          path={booking.photo_path}
          what={booking.space_title}
          className="aspect-4/3 w-full shrink-0 sm:w-48"
        />
        <dl className="grid flex-1 content-start gap-2">
          <Fact label={t('page.days')}>
            {spanWords(booking)} · {t('days', { count: booking.days })}
          </Fact>
          <Fact label={t('page.kind')}>{t(`kind.${booking.space_kind}`)}</Fact>
          <Fact label={t('page.shop')}>{place}</Fact>
          <Fact label={t('page.brand')}>{booking.brand_name}</Fact>
        </dl>
      </div>
      <p className="mt-4 font-semibold text-sm">{t('page.brief')}</p>
      <p className="whitespace-pre-line">{booking.brief}</p>
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">{links}</div>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Before the first day either side may call it off. */
function BookingCancel({ booking }: { booking: Booking }) {
  const t = useMessages('adspaces');
  const { busy, problem, cancel } = useBookingSteps(booking);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="flex flex-col items-start gap-3">
      {problem && <Banner tone="danger" title={problem} className="self-stretch" />}
      <Button variant="quiet" isLoading={busy === 'cancel'} onClick={() => setIsAsking(true)}>
        {t('cancel')}
      </Button>
      <ReasonDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('cancelTitle')}
        text={t('cancelText')}
        reasonLabel={t('cancelReason')}
        confirmLabel={t('cancel')}
        onConfirm={(reason) => void cancel(reason)}
      />
    </div>
  );
}
