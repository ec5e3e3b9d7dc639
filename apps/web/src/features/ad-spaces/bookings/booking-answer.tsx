import type { Booking } from '@chowk/domain/ad-spaces';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useSpanWords } from '@/features/ad-spaces/day-words';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import type { useDecisionPause } from '@/ui/desk/use-decision-pause';
import { Banner } from '@/ui/feedback/banner';
import { ReasonDialog } from './reason-dialog';
import { useBookingSteps } from './use-booking-steps';

interface BookingAnswerProps {
  booking: Booking;
  /** Of the list it stands in: an answered request goes, and the next one comes under the finger. */
  pause?: ReturnType<typeof useDecisionPause>;
}

/** Yes or no to a brand, wherever the request is shown. */
export function BookingAnswer({ booking, pause }: BookingAnswerProps) {
  const t = useMessages('adspaces');
  const spanWords = useSpanWords();
  const { busy, problem, accept, decline } = useBookingSteps(booking);
  const [isDeclining, setIsDeclining] = useState(false);
  const { brand_name: brand } = booking;

  function acceptIfMeant() {
    if (pause && !pause.isMeant()) return;
    pause?.begin();
    void accept();
  }

  const words = { brand, days: spanWords(booking) };
  return (
    <div className="flex flex-col gap-3">
      {problem && <Banner tone="danger" title={problem} />}
      <div className="flex flex-row-reverse gap-3 md:justify-end">
        <Button
          className="flex-1 md:flex-none"
          aria-label={t('acceptFor', words)}
          isLoading={busy === 'accept'}
          icon={<Check aria-hidden className="size-5" />}
          onClick={acceptIfMeant}
        >
          {t('accept')}
        </Button>
        <Button
          variant="secondary"
          className="flex-1 md:flex-none"
          aria-label={t('declineFor', words)}
          isLoading={busy === 'decline'}
          onClick={() => setIsDeclining(true)}
        >
          {t('decline')}
        </Button>
      </div>
      <ReasonDialog
        open={isDeclining}
        onOpenChange={setIsDeclining}
        title={t('declineTitle')}
        text={t('declineText', { brand })}
        reasonLabel={t('declineReason')}
        confirmLabel={t('decline')}
        onConfirm={(reason) => void decline(reason)}
      />
    </div>
  );
}
