import { DAY_MS, HOUR_MS, SECOND_MS } from '@chowk/domain/kernel';

/** How long a sign-in lasts; each figure can be set by the operator. */
export interface SessionRules {
  /** Tabs that lost a race may still hold an older refresh token for this long. */
  readonly graceMs: number;
  /** Of whoever decides over others, counted from the sign-in, however busy they are. */
  readonly staffLifeMs: number;
  /** Of everybody else: a phone lying in a drawer for a season has to sign in again. */
  readonly idleMs: number;
}

export const SESSION_RULES: SessionRules = {
  graceMs: 10 * SECOND_MS,
  staffLifeMs: 12 * HOUR_MS,
  idleMs: 90 * DAY_MS,
};
