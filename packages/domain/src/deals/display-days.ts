import { countDays, istDay } from '../kernel';

export interface DisplayDays {
  /** YYYY-MM-DD, as India counts days. */
  readonly first: string;
  readonly last: string;
  readonly count: number;
}

interface Displayed {
  readonly display_from: string | null;
  readonly display_until: string | null;
  readonly accepted_at: string | null;
}

/**
 * The days a placement is displayed: from the acceptance, or the campaign's first day if later, to
 * its last. None for a campaign without an end.
 */
export function displayDays(deal: Displayed, nowMs: number): DisplayDays | undefined {
  const { display_from, display_until, accepted_at } = deal;
  // A row cached by an older version of the app has neither.
  if (!display_until) return undefined;
  const startMs = display_from ? Date.parse(display_from) : 0;
  const acceptedMs = accepted_at === null ? nowMs : Date.parse(accepted_at);
  const first = istDay(Math.max(startMs, acceptedMs));
  // An end at midnight is the end of the day before it.
  const last = istDay(Date.parse(display_until) - 1);
  return last < first ? undefined : { first, last, count: countDays(first, last) };
}
