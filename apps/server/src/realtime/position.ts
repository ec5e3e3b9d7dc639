import { DAY_MS, MINUTE_MS } from '@chowk/domain/kernel';

/**
 * Where a stream stands, sent as the SSE id and given back to resume: a moment of the database's
 * clock, then the event's own id (0 for a moment without an event).
 *
 * Why a moment and not just the id: ids are handed out before the commit, so an event may appear
 * after others with higher ids. `publishEvent` stores the clock at which the id was taken and is
 * among the last things a transaction does, so an event appears at most LATE_COMMIT_MS after the
 * moment it carries. A stream that stood at P has therefore been given everything stamped before
 * P − LATE_COMMIT_MS, and resuming from there can repeat events but cannot lose one.
 */
export const LATE_COMMIT_MS = MINUTE_MS;

/** How long events are kept; see `jobs/maintenance.ts`. */
const KEPT_MS = DAY_MS;

const POSITION = /^(\d{1,15})-(\d{1,18})$/;

export function formatPosition(ms: number, eventId = '0'): string {
  return `${Math.floor(ms)}-${eventId}`;
}

/** The moment to resume from, or undefined when it names none that can be resumed without loss. */
export function resumeFromMs(position: string, nowMs: number): number | undefined {
  const match = POSITION.exec(position);
  if (!match) return undefined;
  const fromMs = Number(match[1]) - LATE_COMMIT_MS;
  return fromMs > nowMs - KEPT_MS && fromMs <= nowMs ? fromMs : undefined;
}
