import type { Booking } from '@chowk/domain/ad-spaces';
import { useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { ReasonDialog } from './reason-dialog';
import { useBookingSteps } from './use-booking-steps';

/** Before the first day either side may call it off. */
export function BookingCancel({ booking }: { booking: Booking }) {
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
