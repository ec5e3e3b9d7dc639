import type { Booking, BookingPeriodView } from '@chowk/domain/ad-spaces';
import { relativeTime } from '@chowk/domain/kernel';
import { Suspense } from 'react';
import { useSpanWords } from '@/features/ad-spaces/day-words';
import type { LinkElement } from '@/features/ad-spaces/link-element';
import { useLanguage, useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { ButtonLink } from '@/ui/base/button';
import { Money } from '@/ui/base/money';
import { lazy } from '@/ui/feedback/lazy';
import { useNow } from '@/ui/feedback/use-now';
import { Card } from '@/ui/layout/card';
import type { BookingSide } from './booking-card';
import { periodStatus } from './period-state';

/** Only a proved week has photos to show. */
const PeriodPhotos = lazy(() =>
  import('./period-photos').then((m) => ({ default: m.PeriodPhotos })),
);

interface BookingPeriodsProps {
  booking: Booking;
  side: BookingSide;
  dealLink: (dealId: string) => LinkElement;
}

/** Week by week: what is owed, what was proved, what was paid for it. */
export function BookingPeriods({ booking, side, dealLink }: BookingPeriodsProps) {
  const t = useMessages('adspaces');
  return (
    <Card title={t('weeks.title')}>
      <ul className="flex flex-col divide-y divide-line">
        {booking.periods.map((period) => (
          <li key={period.number} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
            <Period {...{ period, booking, side, dealLink }} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Period({
  period,
  booking,
  side,
  dealLink,
}: BookingPeriodsProps & { period: BookingPeriodView }) {
  const t = useMessages('adspaces');
  const spanWords = useSpanWords();
  const look = periodStatus(period, booking);
  const { number, deal_id: dealId, due_at: dueAt } = period;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="font-semibold">{t('weeks.week', { number })}</p>
          <p className="text-muted text-sm">{spanWords(period)}</p>
        </div>
        <div className="flex flex-col items-end gap-1">
          <Money paise={period.payout_paise} className="font-semibold" />
          <Badge tone={look.tone}>{t(look.key)}</Badge>
        </div>
      </div>
      {side === 'store' && dealId && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          {look.isDue && dueAt && <Due iso={dueAt} />}
          <ButtonLink
            size="sm"
            variant={look.isDue ? 'primary' : 'secondary'}
            render={dealLink(dealId)}
          >
            {look.isDue ? t('weeks.sendFor', { number }) : t('weeks.see')}
          </ButtonLink>
        </div>
      )}
      {dealId && look.isProved && (
        <Suspense>
          <PeriodPhotos dealId={dealId} number={number} />
        </Suspense>
      )}
    </>
  );
}

function Due({ iso }: { iso: string }) {
  const t = useMessages('adspaces');
  const language = useLanguage();
  return (
    <p className="text-sm">{t('weeks.sendBy', { when: relativeTime(iso, useNow(), language) })}</p>
  );
}
