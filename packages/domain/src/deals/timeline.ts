import { DAY_MS, istDay } from '../kernel';
import type { Deal } from './contract';
import { type DealState, dueMs } from './rules';

export const TIMELINE_STEPS = ['accept', 'place', 'photo', 'check', 'paid'] as const;
export type TimelineStepName = (typeof TIMELINE_STEPS)[number];

export interface TimelineStep {
  readonly step: TimelineStepName;
  readonly state: 'done' | 'now' | 'ahead';
  /** YYYY-MM-DD in India: when it was done, or the last day for it; nothing where that is not known. */
  readonly day: string | null;
}

export interface TimelineFacts {
  /** From the yes to the photos, as the campaign says; not needed once the deal has its own date. */
  readonly daysToSubmit?: number | undefined;
  readonly reviewDays?: number | undefined;
  readonly payableDays?: number | undefined;
  /** Its photos are taken and lie on the device. */
  readonly arePhotosWaiting?: boolean;
  /** Of the earning it became. */
  readonly payableOn?: string | undefined;
  readonly paidAt?: string | null | undefined;
}

/** Which step is the present one; none of a deal that ended before its money. */
const PRESENT: Readonly<Partial<Record<DealState, TimelineStepName>>> = {
  offered: 'accept',
  accepted: 'place',
  rejected_proof: 'photo',
  submitted: 'check',
  approved: 'paid',
};

type Dated = Pick<
  Deal,
  'status' | 'offer_expires_at' | 'accepted_at' | 'due_at' | 'submitted_at' | 'approved_at'
>;

const dayOf = (iso: string | null) => (iso === null ? null : istDay(Date.parse(iso)));
const later = (fromMs: number | null, days: number | undefined) =>
  fromMs === null || days === undefined ? null : fromMs + days * DAY_MS;
const dayOfMs = (ms: number | null) => (ms === null ? null : istDay(ms));

/** The last moment for the photos: the deal's own, or what a yes given now would make it. */
function photosDueMs(deal: Dated, daysToSubmit: number | undefined, nowMs: number): number | null {
  if (deal.due_at !== null) return Date.parse(deal.due_at);
  if (daysToSubmit === undefined) return null;
  return dueMs(deal.accepted_at === null ? nowMs : Date.parse(deal.accepted_at), daysToSubmit);
}

/** The way of a deal to its money, each step with its day: done, or due at the latest. */
export function dealTimeline(deal: Dated, facts: TimelineFacts, nowMs: number): TimelineStep[] {
  const stated = PRESENT[deal.status];
  if (stated === undefined) return [];
  const present = facts.arePhotosWaiting ? 'photo' : stated;
  const { daysToSubmit, reviewDays, payableDays, payableOn, paidAt = null } = facts;
  const isSent = deal.status === 'submitted' || deal.status === 'approved';
  const sentMs = isSent && deal.submitted_at !== null ? Date.parse(deal.submitted_at) : null;
  const photoMs = sentMs ?? photosDueMs(deal, daysToSubmit, nowMs);
  const checkMs = later(photoMs, reviewDays);
  // However late the check is, the pay date counts from the day it was due.
  const approvedMs = deal.approved_at === null ? null : Date.parse(deal.approved_at);
  const fromMs = approvedMs === null ? checkMs : Math.min(approvedMs, checkMs ?? approvedMs);
  const days: Readonly<Record<TimelineStepName, string | null>> = {
    accept: dayOf(deal.accepted_at ?? deal.offer_expires_at),
    place: null,
    photo: dayOfMs(photoMs),
    check: dayOfMs(approvedMs ?? checkMs),
    paid: dayOf(paidAt) ?? payableOn ?? dayOfMs(later(fromMs, payableDays)),
  };
  const at = TIMELINE_STEPS.indexOf(present);
  return TIMELINE_STEPS.map((step, place) => ({
    step,
    day: days[step],
    state: place < at || paidAt !== null ? 'done' : place === at ? 'now' : 'ahead',
  }));
}
