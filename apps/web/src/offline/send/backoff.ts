import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@chowk/domain/kernel';

const FIRST_MS = 2 * SECOND_MS;
const LONGEST_MS = 5 * MINUTE_MS;
/** The server never asks for a longer wait; anything beyond means that the clock was set back. */
export const LONGEST_PAUSE_MS = HOUR_MS;
const MOST_DOUBLINGS = 10;

/**
 * Doubles each time, half of it random, so that devices that lost the same network do not return at
 * the same moment. A wait the server asked for is kept in full.
 */
export function backoffMs(retryCount: number, random: number, retryAfterS = 0): number {
  const grown = FIRST_MS * 2 ** Math.min(retryCount, MOST_DOUBLINGS);
  const half = Math.min(grown, LONGEST_MS) / 2;
  const asked = Math.min(retryAfterS * SECOND_MS, LONGEST_PAUSE_MS / 2);
  return Math.round(Math.max(asked, half) + half * random);
}

export function isBackingOff(retryAt: number, nowMs: number): boolean {
  const leftMs = retryAt - nowMs;
  return leftMs > 0 && leftMs <= LONGEST_PAUSE_MS;
}
