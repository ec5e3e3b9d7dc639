import type { Booking, requestBooking } from '@chowk/domain/ad-spaces';
import { ChowkError, type InputOf } from '@chowk/domain/kernel';
import { NetworkError } from '@/api/errors/errors';
import { answerIn } from '@/commands/send-command';
import { useCommand } from '@/commands/use-command';
import { requestBookingRef } from '@/features/ad-spaces/ad-spaces.queries';
import { useMessages } from '@/i18n';

const TAKEN: ReadonlySet<string> = new Set(['DATES_TAKEN', 'DATES_BLOCKED']);

type Asked = Omit<InputOf<typeof requestBooking>, 'id'>;

/**
 * The booking's id is the key of its request too and stays until the server answered: pressing again
 * after a lost line asks for the same booking and holds the money once.
 */
export function useRequestBooking(onRequested: (booking: Booking) => void) {
  const t = useMessages('spacemarket');
  const words = useMessages('adspaces');
  const { run } = useCommand(requestBookingRef, { onDone: onRequested });

  /** What all commands say of any other refusal is told by the form. */
  function problemWords(refusal: unknown): string | undefined {
    if (refusal instanceof NetworkError) return words('needsNetwork');
    if (!(refusal instanceof ChowkError)) return undefined;
    if (TAKEN.has(refusal.code)) return t('space.taken');
    const isPrice = refusal.details?.fields?.some(({ rule }) => rule === 'price_changed');
    return isPrice ? t('space.priceChanged') : undefined;
  }

  return {
    /** Throws what it was refused for. */
    request: async (asked: Asked) => {
      answerIn(await run((id) => ({ id, ...asked })));
    },
    problemWords,
  };
}
