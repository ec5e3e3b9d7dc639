import type { Booking } from '@chowk/domain/ad-spaces';
import { relativeTime } from '@chowk/domain/kernel';
import { CalendarDays, Clock } from 'lucide-react';
import { cloneElement, type ReactNode } from 'react';
import { useSpanWords } from '@/features/ad-spaces/day-words';
import type { LinkElement } from '@/features/ad-spaces/link-element';
import { SpacePhoto } from '@/features/ad-spaces/space-photo';
import { useLanguage, useMessages } from '@/i18n';
import { Money } from '@/ui/base/money';
import { useNow } from '@/ui/feedback/use-now';
import { CARD_CLASS } from '@/ui/layout/card';
import { BookingStatus } from './booking-status';

export type BookingSide = 'brand' | 'store';

interface BookingCardProps {
  booking: Booking;
  side: BookingSide;
  link: LinkElement;
  /** What can be done right here. */
  children?: ReactNode;
}

/** One booking in a list: who, where, when, how much, and what is expected next. */
export function BookingCard({ booking, side, link, children }: BookingCardProps) {
  const t = useMessages('adspaces');
  const spanWords = useSpanWords();
  const other = side === 'brand' ? booking.shop_name : booking.brand_name;
  return (
    <article className={`${CARD_CLASS} relative flex h-full flex-col gap-3 p-4`}>
      <div className="flex gap-3">
        <SpacePhoto
          path={booking.photo_path}
          what={booking.space_title}
          className="size-20 shrink-0 text-xs"
        />
        <div className="min-w-0 flex-1">
          <p className="text-muted text-sm">
            {side === 'brand' && booking.area ? `${other}, ${booking.area}` : other}
          </p>
          <h3 className="text-base">
            {cloneElement(
              link,
              { className: 'after:absolute after:inset-0 after:rounded-lg hover:underline' },
              booking.space_title,
            )}
          </h3>
          <p className="mt-1 flex items-center gap-1.5 text-sm">
            <CalendarDays aria-hidden className="size-4 shrink-0 text-muted" />
            {spanWords(booking)}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <BookingStatus status={booking.status} />
        <Sum booking={booking} side={side} />
      </div>
      {booking.status === 'requested' && <Expiry booking={booking} side={side} />}
      {children && <div className="relative mt-auto">{children}</div>}
      {booking.reason && (
        <p className="text-muted text-sm">
          {t('page.reason')}: {booking.reason}
        </p>
      )}
    </article>
  );
}

function Sum({ booking, side }: { booking: Booking; side: BookingSide }) {
  const t = useMessages('adspaces');
  const isBrand = side === 'brand';
  return (
    <p className="text-sm">
      <span className="text-muted">{t(isBrand ? 'money.total' : 'earn')} </span>
      <Money
        paise={isBrand ? booking.total_paise : booking.price_paise}
        className="font-heading font-semibold text-lg"
      />
    </p>
  );
}

const SOON_MS = 24 * 60 * 60 * 1000;

/** Until when the shop may answer, kept current. */
export function Expiry({ booking, side }: { booking: Booking; side: BookingSide }) {
  const t = useMessages('adspaces');
  const language = useLanguage();
  const nowMs = useNow();
  const isSoon = Date.parse(booking.expires_at) - nowMs < SOON_MS;
  return (
    <p
      className={`flex items-center gap-1.5 text-sm ${isSoon ? 'font-semibold text-danger-ink' : 'text-muted'}`}
    >
      <Clock aria-hidden className="size-4 shrink-0" />
      {t(side === 'brand' ? 'answeredBy' : 'answerBy', {
        when: relativeTime(booking.expires_at, nowMs, language),
      })}
    </p>
  );
}
