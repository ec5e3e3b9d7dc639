import type { Booking, requestBooking } from '@chowk/domain/ad-spaces';
import { ChowkError, type InputOf } from '@chowk/domain/kernel';
import { NetworkError } from '@/api/errors/errors';
import { useCommand } from '@/commands/use-command';
import { requestBookingRef } from '@/features/ad-spaces/ad-spaces.queries';

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
  const { run, isBusy, refusal } = useCommand(requestBookingRef, { onDone: onRequested });
  const request = (asked: Asked) => run((id) => ({ id, ...asked }));
  const problem = refusal && problemOf(refusal);
  return { request, isBusy, problem };
}
