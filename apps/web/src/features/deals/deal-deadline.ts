import type { Deal } from '@chowk/domain/deals';
import { relativeTime } from '@chowk/domain/kernel';
import type { MessageKey } from '@/i18n';

type DeadlineKey = Extract<MessageKey<'deals'>, `deadline.${string}`>;

export interface Deadline {
  readonly key: DeadlineKey;
  /** The moment it speaks of. */
  readonly iso: string;
  /** Less than a day is left. */
  readonly isSoon: boolean;
}

const SOON_MS = 24 * 60 * 60 * 1000;

function until(key: DeadlineKey, iso: string, nowMs: number): Deadline {
  const leftMs = Date.parse(iso) - nowMs;
  if (leftMs <= 0) return { key: 'deadline.over', iso, isSoon: true };
  return { key, iso, isSoon: leftMs < SOON_MS };
}

/** The one moment that matters to the shop now: an end still to come, or when something happened. */
export function dealDeadline(deal: Deal, nowMs: number): Deadline {
  const { status, due_at, accepted_at, submitted_at, approved_at } = deal;
  if (status === 'offered') return until('deadline.answer', deal.offer_expires_at, nowMs);
  if ((status === 'accepted' || status === 'rejected_proof') && due_at) {
    return until('deadline.send', due_at, nowMs);
  }
  // Accepted on this device; the server says by when once it knows.
  if (status === 'accepted' && accepted_at) {
    return { key: 'deadline.accepted', iso: accepted_at, isSoon: false };
  }
  if (status === 'submitted' && submitted_at) {
    return { key: 'deadline.sent', iso: submitted_at, isSoon: false };
  }
  if (status === 'approved' && approved_at) {
    return { key: 'deadline.approved', iso: approved_at, isSoon: false };
  }
  return { key: 'deadline.ended', iso: deal.updated_at, isSoon: false };
}

export function deadlineWords({ iso }: Deadline, nowMs: number, language: string): string {
  return relativeTime(iso, nowMs, language);
}
