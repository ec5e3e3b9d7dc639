import type { Deal } from './contract';
import type { DealState } from './rules';

/** What a deal asks of its store, the most urgent kind first. */
export const NEXT_STEPS = ['retake', 'photo', 'answer'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

const STEP_OF: Readonly<Partial<Record<DealState, NextStep>>> = {
  rejected_proof: 'retake',
  accepted: 'photo',
  offered: 'answer',
};

/** Nothing while somebody else has to act, or when it is over. */
export function nextStepOf(status: DealState): NextStep | undefined {
  return STEP_OF[status];
}

type Urgent = Pick<Deal, 'id' | 'status' | 'due_at' | 'offer_expires_at'>;

function endMs({ status, due_at, offer_expires_at }: Urgent): number {
  if (status === 'offered') return Date.parse(offer_expires_at);
  // Accepted without a network: the server has not said by when.
  return due_at === null ? Number.POSITIVE_INFINITY : Date.parse(due_at);
}

function placeOf({ status }: Urgent): number {
  const step = nextStepOf(status);
  return step === undefined ? NEXT_STEPS.length : NEXT_STEPS.indexOf(step);
}

/** What to do first: photos that came back, then photos due, then offers; each the soonest first. */
export function byUrgency(one: Urgent, other: Urgent): number {
  const [oneMs, otherMs] = [endMs(one), endMs(other)];
  const byTime = oneMs === otherMs ? 0 : oneMs - otherMs;
  return placeOf(one) - placeOf(other) || byTime || (one.id < other.id ? 1 : -1);
}
