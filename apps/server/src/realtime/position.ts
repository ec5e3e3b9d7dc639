import { DAY_MS, MINUTE_MS } from '@chowk/domain/kernel';

/**
 * The position of a stream, sent as the SSE id: a moment of the database's clock and an event's id
 * (0 for a moment without an event). Ids alone are not enough: they are taken before the commit, so
 * an event may appear after others with higher ids. `publishEvent` stores the time its id was taken
 * and is among the last statements, so an event appears at most LATE_COMMIT_MS after its stamp. A
 * stream at P has therefore received everything stamped before P − LATE_COMMIT_MS, and resuming
 * from there can repeat events but not lose one.
 */
export const LATE_COMMIT_MS = MINUTE_MS;

/** How long events are kept; see `jobs/maintenance.ts`. */
const KEPT_MS = DAY_MS;

const POSITION = /^(\d{1,15})-(\d{1,18})$/;

export function formatPosition(ms: number, eventId = '0'): string {
  return `${Math.floor(ms)}-${eventId}`;
}

/** The moment to resume from, or undefined when resuming would lose events. */
export function resumeFromMs(position: string, nowMs: number): number | undefined {
  const match = POSITION.exec(position);
  if (!match) return undefined;
  const fromMs = Number(match[1]) - LATE_COMMIT_MS;
  return fromMs > nowMs - KEPT_MS && fromMs <= nowMs ? fromMs : undefined;
}
