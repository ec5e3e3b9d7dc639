import type { Booking } from '@chowk/domain/ad-spaces';
import { useQueryClient } from '@tanstack/react-query';
import { NetworkError } from '@/api/errors/errors';
import { useCommands } from '@/commands/use-command';
import {
  acceptBookingRef,
  bookingOptions,
  cancelBookingRef,
  declineBookingRef,
} from '@/features/ad-spaces/ad-spaces.queries';
import { useMessages } from '@/i18n';
import { cacheServerRow } from '@/offline/read/cache-server-row';

const STEPS: Readonly<Record<string, 'accept' | 'decline' | 'cancel'>> = {
  [acceptBookingRef.name]: 'accept',
  [declineBookingRef.name]: 'decline',
  [cancelBookingRef.name]: 'cancel',
};

/** What either side may do with a booking. It needs the server's word, so it is never shown ahead. */
export function useBookingSteps({ id, brand_name: brand }: Booking) {
  const t = useMessages('adspaces');
  const queryClient = useQueryClient();
  const { run, running, refusal } = useCommands({
    refused: (error) => (error instanceof NetworkError ? undefined : true),
  });

  /** Shown at once; the lists are read again once the row says it. */
  function onDone(after: Booking): void {
    queryClient.setQueryData(bookingOptions(id).queryKey, after);
    void cacheServerRow('bookings', after);
  }

  const why = (reason: string) => (reason.trim() === '' ? { id } : { id, reason: reason.trim() });
  return {
    busy: STEPS[running?.command ?? ''],
    problem: refusal instanceof NetworkError ? t('needsNetwork') : undefined,
    accept: () => run(acceptBookingRef, { id }, { done: t('acceptDone', { brand }), onDone }),
    decline: (reason: string) =>
      run(declineBookingRef, why(reason), { done: t('declineDone'), onDone }),
    cancel: (reason: string) =>
      run(cancelBookingRef, why(reason), { done: t('cancelDone'), onDone }),
  };
}
