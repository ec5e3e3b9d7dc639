import { countDays, istDay } from '../kernel';

export interface DisplayDays {
  /** YYYY-MM-DD, as India counts days. */
  readonly first: string;
  readonly last: string;
  readonly count: number;
}

interface Runs {
  readonly starts_at: string | null;
  readonly ends_at: string | null;
}

/**
 * The days a placement stays up: from the shop's yes, or from the campaign's first day where that is
 * later, to its last. None of a campaign without an end.
 */
export function displayDays(
  { starts_at, ends_at }: Runs,
  acceptedAt: string | null,
  nowMs: number,
): DisplayDays | undefined {
  if (ends_at === null) return undefined;
  const startMs = starts_at === null ? 0 : Date.parse(starts_at);
  const acceptedMs = acceptedAt === null ? nowMs : Date.parse(acceptedAt);
  const first = istDay(Math.max(startMs, acceptedMs));
  // An end at midnight is the end of the day before it.
  const last = istDay(Date.parse(ends_at) - 1);
  return last < first ? undefined : { first, last, count: countDays(first, last) };
}
