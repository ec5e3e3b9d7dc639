import {
  acceptBooking as acceptContract,
  type Booking,
  type BookingState,
  bookingStates,
  cancelBooking as cancelContract,
  declineBooking as declineContract,
  endBooking as endContract,
} from '@chowk/domain/ad-spaces';
import { ChowkError, istDay, requireStep } from '@chowk/domain/kernel';
import type { CommandContext } from '../../../contract/context';
import { implementCommand } from '../../../contract/implement';
import { type CampaignRow, lockCampaign } from '../../campaigns';
import { requireActedLimit } from '../../shops';
import { RUN_JOB } from '../job-names';
import { moveBookingStep } from '../system-steps';
import { closeHold } from './booking-money';
import {
  type BookingRow,
  changeBooking,
  lockBooking,
  requireBooking,
  requireSide,
} from './booking-rows';
import { endWeeks } from './booking-weeks';
import { notifyParties } from './notify-parties';
import { presentBooking } from './present-booking';

interface Move {
  readonly booking: BookingRow;
  readonly campaign: CampaignRow;
  readonly status: BookingState;
}

interface Step {
  readonly via: 'booking_accept' | 'booking_decline' | 'booking_cancel' | 'booking_end';
  /** Refuses what the table of states cannot know. */
  readonly check?: (booking: BookingRow) => Promise<void> | void;
  /** As the system, campaign and booking locked. */
  readonly take: (move: Move) => Promise<BookingRow>;
}

/** Looked at as the person, taken as the system under the locks: two taps are one step. */
async function moveBooking(context: CommandContext, id: string, step: Step): Promise<Booking> {
  const { tx, actor, asSystem, record, emit } = context;
  const seen = await requireBooking(tx, actor, id);
  const side = await requireSide(tx, actor, seen);
  requireStep(bookingStates, seen.status, step.via, side);
  await step.check?.(seen);
  const { row, events } = await asSystem(moveBookingStep, async () => {
    const campaign = await lockCampaign(tx, seen.campaign_id);
    const booking = await lockBooking(tx, id);
    const status = requireStep(bookingStates, booking.status, step.via, side);
    const moved = await step.take({ booking, campaign, status });
    return { row: moved, events: await notifyParties(context, moved, actor.uid) };
  });
  record(id, {
    before: { status: seen.status },
    after: { status: row.status },
    ...(row.reason ? { reason: row.reason } : {}),
  });
  for (const event of events) emit(event);
  return presentBooking(tx, row);
}

function requireInTime({ expires_at }: BookingRow, nowMs: number): void {
  if (expires_at.getTime() > nowMs) return;
  throw new ChowkError('OFFER_OVER', { details: { noun: 'booking', state: 'expired' } });
}

export const acceptBooking = implementCommand(acceptContract, async (context, { id }) => {
  const { nowMs, enqueue } = context;
  const shown = await moveBooking(context, id, {
    via: 'booking_accept',
    check: async (booking) => {
      requireInTime(booking, nowMs);
      await requireActedLimit(context, 'deals', [booking.price_paise]);
    },
    take: ({ status }) => changeBooking(context, id, { status, answered_at: new Date(nowMs) }),
  });
  // It may begin today.
  enqueue(RUN_JOB, {});
  return shown;
});

/** The whole of the money goes back. */
function giveBack(context: CommandContext, reason: string | undefined, answered: boolean) {
  const { actor, nowMs } = context;
  return async ({ booking, campaign, status }: Move) =>
    changeBooking(context, booking.id, {
      status,
      reason: reason || null,
      ...(answered ? { answered_at: new Date(nowMs) } : {}),
      ended_at: new Date(nowMs),
      refunded_paise: await closeHold(context, campaign, 'campaign_cancel', actor.actorId),
    });
}

export const declineBooking = implementCommand(declineContract, (context, { id, reason }) =>
  moveBooking(context, id, { via: 'booking_decline', take: giveBack(context, reason, true) }),
);

export const cancelBooking = implementCommand(cancelContract, (context, { id, reason }) =>
  moveBooking(context, id, {
    via: 'booking_cancel',
    check: ({ status, starts_on }) => {
      const hasBegun = status === 'accepted' && starts_on <= istDay(context.nowMs);
      if (!hasBegun) return;
      const details = { noun: 'booking', state: 'active', step: 'booking_cancel' };
      throw new ChowkError('WRONG_STATE', { details });
    },
    take: giveBack(context, reason, false),
  }),
);

export const endBooking = implementCommand(endContract, (context, { id, reason }) =>
  moveBooking(context, id, {
    via: 'booking_end',
    take: async ({ booking, campaign, status }) => {
      const { actor, nowMs } = context;
      const left = await endWeeks(context, campaign, actor.actorId);
      return changeBooking(context, booking.id, {
        status,
        reason,
        ended_at: new Date(nowMs),
        refunded_paise: await closeHold(context, left, 'campaign.close', actor.actorId),
      });
    },
  }),
);
