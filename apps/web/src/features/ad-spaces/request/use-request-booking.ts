import type { Booking, requestBooking } from '@chowk/domain/ad-spaces';
import { ChowkError, type InputOf } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { newId } from '@/api/client/contract-client';
import { NetworkError } from '@/api/errors/errors';
import {
  findAdSpacesRef,
  listBookingsRef,
  quoteBookingRef,
  readAdSpaceRef,
  requestBookingRef,
} from '@/features/ad-spaces/ad-spaces.queries';

const MOVED = [
  findAdSpacesRef.name,
  listBookingsRef.name,
  readAdSpaceRef.name,
  quoteBookingRef.name,
  'wallet_read',
  'wallet_statement_list',
];
const TAKEN: ReadonlySet<string> = new Set(['DATES_TAKEN', 'DATES_BLOCKED']);

export type RequestProblem =
  | { readonly kind: 'taken' | 'price' | 'network' }
  | { readonly kind: 'other'; readonly error: unknown };

function problemOf(error: unknown): RequestProblem {
  if (error instanceof NetworkError) return { kind: 'network' };
  if (!(error instanceof ChowkError)) return { kind: 'other', error };
  if (TAKEN.has(error.code)) return { kind: 'taken' };
  const isPrice = error.details?.fields?.some(({ rule }) => rule === 'price_changed');
  return isPrice ? { kind: 'price' } : { kind: 'other', error };
}

type Asked = Omit<InputOf<typeof requestBooking>, 'id'>;

/**
 * The booking's id is the key of its request too and stays until the server answered: pressing again
 * after a lost line asks for the same booking and holds the money once.
 */
export function useRequestBooking(onRequested: (booking: Booking) => void) {
  const queryClient = useQueryClient();
  const sent = useRef<{ readonly words: string; readonly id: string }>(undefined);
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<RequestProblem>();

  async function request(asked: Asked): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setProblem(undefined);
    const words = JSON.stringify(asked);
    if (sent.current?.words !== words) sent.current = { words, id: newId() };
    const { id } = sent.current;
    try {
      const input = { id, ...asked };
      const booking = await contractClient.runCommand(requestBookingRef, input, {
        idempotencyKey: id,
      });
      for (const name of MOVED) void queryClient.invalidateQueries({ queryKey: [name] });
      onRequested(booking);
    } catch (error) {
      const found = problemOf(error);
      setProblem(found);
      if (found.kind === 'network') return;
      sent.current = undefined;
      for (const { name } of [readAdSpaceRef, quoteBookingRef]) {
        void queryClient.invalidateQueries({ queryKey: [name] });
      }
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  return { request, isBusy, problem };
}
