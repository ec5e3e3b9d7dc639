import type { Booking, BookingPeriodView } from '@chowk/domain/ad-spaces';
import type { MessageKey } from '@/i18n';
import type { Tone } from '@/ui/base/badge';

type PeriodState = 'waiting' | 'accepted' | 'submitted' | 'approved' | 'rejected_proof' | 'over';

const KNOWN: ReadonlySet<string> = new Set<PeriodState>([
  'accepted',
  'submitted',
  'approved',
  'rejected_proof',
]);
const ENDED = new Set<Booking['status']>(['completed', 'declined', 'expired', 'cancelled']);

const TONES: Readonly<Record<PeriodState, Tone>> = {
  waiting: 'neutral',
  accepted: 'warning',
  submitted: 'primary',
  approved: 'success',
  rejected_proof: 'danger',
  over: 'neutral',
};

function stateOf(period: BookingPeriodView, booking: Pick<Booking, 'status'>): PeriodState {
  const { deal_status: status } = period;
  if (status === null) return ENDED.has(booking.status) ? 'over' : 'waiting';
  return KNOWN.has(status) ? (status as PeriodState) : 'over';
}

export interface PeriodStatus {
  readonly key: Extract<MessageKey<'adspaces'>, `weeks.${PeriodState}`>;
  readonly tone: Tone;
  /** Photos can be sent for it now. */
  readonly isDue: boolean;
  readonly isProved: boolean;
}

/** What a week's own task says of it, in the words of a booking. */
export function periodStatus(
  period: BookingPeriodView,
  booking: Pick<Booking, 'status'>,
): PeriodStatus {
  const state = stateOf(period, booking);
  return {
    key: `weeks.${state}`,
    tone: TONES[state],
    isDue: state === 'accepted' || state === 'rejected_proof',
    isProved: state === 'approved',
  };
}
