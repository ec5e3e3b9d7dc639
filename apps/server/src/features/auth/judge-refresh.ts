import { SECOND_MS } from '@chowk/domain/kernel';

/** Tabs that lost a race may still hold a token two or more steps old for this long. */
export const REUSE_INTERVAL_MS = 10 * SECOND_MS;

export interface RefreshState {
  /** The counter of the token handed out last. */
  readonly current: number;
  /** Tokens below were given before a second factor was shown. */
  readonly min: number;
  readonly refreshedAtMs: number;
}

export type RefreshVerdict =
  /** The newest token: the counter moves on. */
  | 'rotate'
  /** A tab that lost a race: it gets the current token again. */
  | 'repeat'
  /** Too low a level, but too soon to tell a thief from a slow tab. */
  | 'refuse'
  /** Someone else has been using this session: it ends for both. */
  | 'revoke'
  /** Never handed out, as far as this database knows. */
  | 'unknown';

export function judgeRefresh(
  { current, min, refreshedAtMs }: RefreshState,
  presented: number,
  nowMs: number,
): RefreshVerdict {
  const behind = current - presented;
  if (behind < 0) return 'unknown';
  if (behind === 0) return 'rotate';
  const isRecent = nowMs - refreshedAtMs < REUSE_INTERVAL_MS;
  if (presented < min) return isRecent ? 'refuse' : 'revoke';
  if (behind === 1) return 'repeat';
  return isRecent ? 'repeat' : 'revoke';
}
