import { DAY_MS, defineStates, only, startOfIstDay, theSystem } from '../kernel';
import { dealsPolicy } from './policy';

export const DEAL_STATES = [
  'offered',
  'accepted',
  'submitted',
  'approved',
  'rejected_proof',
  'declined',
  'expired',
  'withdrawn',
  'cancelled',
] as const;
export type DealState = (typeof DEAL_STATES)[number];

const { take, withdraw } = dealsPolicy;
const review = only('admin');
const system = theSystem();

export const dealStates = defineStates<DealState>({
  noun: 'deal',
  states: DEAL_STATES,
  initial: 'offered',
  transitions: [
    { from: 'offered', to: 'accepted', by: take, via: 'deal_accept' },
    { from: 'offered', to: 'declined', by: take, via: 'deal_decline' },
    { from: 'offered', to: 'withdrawn', by: withdraw, via: 'deal_withdraw' },
    { from: 'offered', to: 'expired', by: system, via: 'deal.expire' },
    { from: 'offered', to: 'withdrawn', by: system, via: 'campaign_cancel' },
    { from: 'accepted', to: 'submitted', by: take, via: 'proof_submit' },
    { from: 'accepted', to: 'cancelled', by: take, via: 'deal_cancel' },
    { from: 'accepted', to: 'expired', by: system, via: 'deal.expire' },
    { from: 'accepted', to: 'cancelled', by: system, via: 'booking_end' },
    { from: 'submitted', to: 'approved', by: review, via: 'proof_approve' },
    { from: 'submitted', to: 'rejected_proof', by: review, via: 'proof_reject' },
    { from: 'rejected_proof', to: 'submitted', by: take, via: 'proof_submit' },
    { from: 'rejected_proof', to: 'submitted', by: take, via: 'proof_dispute' },
    { from: 'rejected_proof', to: 'expired', by: system, via: 'deal.expire' },
    { from: 'rejected_proof', to: 'cancelled', by: system, via: 'booking_end' },
  ],
});

/** States in which a deal holds a slot of its campaign and its money. */
export const SLOT_STATES: readonly DealState[] = [
  'accepted',
  'submitted',
  'rejected_proof',
  'approved',
];

export function takesSlot(state: DealState): boolean {
  return SLOT_STATES.includes(state);
}

export const DECLINE_REASONS = ['payout', 'space', 'competitor', 'time', 'other'] as const;

/** The tabs of a store's feed. */
export const DEAL_TABS = ['offered', 'accepted', 'submitted', 'done'] as const;

/** The tabs of a store's feed, and what each holds. */
export const TAB_STATES = {
  offered: ['offered'],
  accepted: ['accepted', 'rejected_proof'],
  submitted: ['submitted'],
  done: ['approved', 'declined', 'expired', 'withdrawn', 'cancelled'],
} as const satisfies Record<string, readonly DealState[]>;

/** States an offer ends in without the shop having done anything. */
export function isOfferOver(state: DealState): boolean {
  return state === 'expired' || state === 'withdrawn';
}

/**
 * Whether the same photos are checked a second time. A store asks for that once; photos it sends
 * after that are checked as any others.
 */
export function isUnderSecondCheck(deal: {
  readonly status: DealState;
  readonly disputed_at: string | null;
  readonly submitted_at: string | null;
}): boolean {
  const { status, disputed_at, submitted_at } = deal;
  if (status !== 'submitted' || disputed_at === null) return false;
  return submitted_at === null || Date.parse(submitted_at) <= Date.parse(disputed_at);
}

/** The last moment of the day in India that is so many days after this one. */
export function dueMs(fromMs: number, days: number): number {
  return startOfIstDay(fromMs) + (days + 1) * DAY_MS - 1;
}
