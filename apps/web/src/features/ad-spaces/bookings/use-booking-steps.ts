import type { Booking, listBookings } from '@chowk/domain/ad-spaces';
import type { OutputOf } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { newId } from '@/api/client/contract-client';
import { NetworkError } from '@/api/errors/errors';
import { useErrorWords } from '@/api/errors/use-error-words';
import {
  acceptBookingRef,
  bookingOptions,
  cancelBookingRef,
  declineBookingRef,
  listBookingsRef,
  readAdSpaceRef,
} from '@/features/ad-spaces/ad-spaces.queries';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toast-store';

/** Whose answers a step changes, besides the booking's own. */
const MOVED = [readAdSpaceRef.name, 'wallet_read', 'wallet_statement_list', 'deals_list'];

type Step = 'accept' | 'decline' | 'cancel';

/**
 * What either side may do with a booking. It needs the server's word, so it is never shown ahead; each
 * step keeps its key until it is answered, so pressing again after a lost line does it once.
 */
export function useBookingSteps(booking: Booking) {
  const t = useMessages('adspaces');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const keys = useRef(new Map<string, string>());
  const isRunning = useRef(false);
  const [busy, setBusy] = useState<Step>();
  const [problem, setProblem] = useState<string>();
  const { id } = booking;
  const { queryKey } = bookingOptions(id);

  function keyOf(name: string): string {
    const key = keys.current.get(name) ?? newId();
    keys.current.set(name, key);
    return key;
  }

  /** Lists show at once what became of it; then they are asked anew. */
  function keep(after: Booking): void {
    queryClient.setQueryData(queryKey, after);
    queryClient.setQueriesData<OutputOf<typeof listBookings>>(
      { queryKey: [listBookingsRef.name] },
      (page) =>
        page && { ...page, items: page.items.map((each) => (each.id === id ? after : each)) },
    );
  }

  async function take(step: Step, done: string, work: () => Promise<Booking>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(step);
    setProblem(undefined);
    try {
      keep(await work());
      keys.current.clear();
      showToast({ title: done, tone: 'success' });
      for (const name of MOVED) void queryClient.invalidateQueries({ queryKey: [name] });
    } catch (error) {
      if (error instanceof NetworkError) {
        setProblem(t('needsNetwork'));
        return;
      }
      keys.current.clear();
      showToast({ title: errorWords(error), tone: 'danger' });
      // Whatever the refusal was about, the server knows better now.
      void queryClient.invalidateQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey: [listBookingsRef.name] });
    } finally {
      isRunning.current = false;
      setBusy(undefined);
    }
  }

  const why = (reason: string) => (reason.trim() === '' ? { id } : { id, reason: reason.trim() });
  return {
    busy,
    problem,
    accept: () =>
      take('accept', t('acceptDone', { brand: booking.brand_name }), () =>
        contractClient.runCommand(acceptBookingRef, { id }, { idempotencyKey: keyOf('accept') }),
      ),
    // Another reason is another answer, so it has another key.
    decline: (reason: string) =>
      take('decline', t('declineDone'), () =>
        contractClient.runCommand(declineBookingRef, why(reason), {
          idempotencyKey: keyOf(`decline ${reason}`),
        }),
      ),
    cancel: (reason: string) =>
      take('cancel', t('cancelDone'), () =>
        contractClient.runCommand(cancelBookingRef, why(reason), {
          idempotencyKey: keyOf(`cancel ${reason}`),
        }),
      ),
  };
}
