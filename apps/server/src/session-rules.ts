import { DAY_MS, HOUR_MS, SECOND_MS } from '@chowk/domain/kernel';

/** How long sessions last; the operator can change each figure. */
export interface SessionRules {
  /** Tabs that lost a race may still use an older refresh token for this long. */
  readonly graceMs: number;
  /** For admins, counted from the sign-in, however active they are. */
  readonly staffLifeMs: number;
  /** For everybody else, since their last visit. */
  readonly idleMs: number;
}

export const SESSION_RULES: SessionRules = {
  graceMs: 10 * SECOND_MS,
  staffLifeMs: 12 * HOUR_MS,
  idleMs: 90 * DAY_MS,
};
