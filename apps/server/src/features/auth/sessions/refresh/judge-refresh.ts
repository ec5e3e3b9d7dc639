/** What showing a second factor adds, so that the token before it is not taken for a lost race. */
export const COUNTER_LEAP = 2;

export interface RefreshState {
  /** The counter of the token handed out last. */
  readonly current: number;
  /** Tokens below were given before a second factor was shown. */
  readonly min: number;
  readonly refreshedAtMs: number;
  /** How long the tabs of a race may differ. */
  readonly graceMs: number;
}

export interface Presented {
  readonly counter: number;
  /** It comes from the browser that asked for the newest token. */
  readonly isSameDevice: boolean;
}

export type RefreshVerdict =
  /** The newest token: the counter moves on. */
  | 'rotate'
  /** A tab that lost a race, or a phone that never got its answer: the current token again. */
  | 'repeat'
  /** The level is too low, but it is too early to tell a thief from a slow tab. */
  | 'refuse'
  /** Two hold one session: it ends for both. */
  | 'revoke'
  /** Never handed out, as far as this database knows. */
  | 'unknown';

/**
 * The newest token was never used, or the counter would have advanced, and its requester asks
 * again: the response was lost. Valid until the newest token is used, and for that browser only.
 */
function wasAnswerLost({ current, min }: RefreshState, { counter, isSameDevice }: Presented) {
  if (!isSameDevice) return false;
  const hasLeapt = current === min;
  return current - counter === (hasLeapt ? COUNTER_LEAP : 1);
}

export function judgeRefresh(
  state: RefreshState,
  presented: Presented,
  nowMs: number,
): RefreshVerdict {
  const behind = state.current - presented.counter;
  if (behind < 0) return 'unknown';
  if (behind === 0) return 'rotate';
  if (wasAnswerLost(state, presented)) return 'repeat';
  const isRecent = nowMs - state.refreshedAtMs < state.graceMs;
  if (!isRecent) return 'revoke';
  return presented.counter < state.min ? 'refuse' : 'repeat';
}
