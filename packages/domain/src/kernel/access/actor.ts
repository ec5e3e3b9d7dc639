import type { Role } from './roles';

/** What a session still needs after the password: the second factor, or its setup. */
export type SecondStep = 'show' | 'set-up';

/** The caller. While a bizman acts for a shop, `uid` is the owner and `actorId` is the bizman. */
export interface Actor {
  readonly uid: string | null;
  readonly actorId: string | null;
  readonly roles: readonly Role[];
  readonly sessionId: string | null;
  readonly actingForShopId: string | null;
  /** When they last authenticated in this session; missing while a factor is pending. */
  readonly authenticatedAtMs?: number;
  /** While a factor is pending the actor has no id and no role, for policies and row security. */
  readonly secondStep?: SecondStep;
}

export const ANONYMOUS: Actor = {
  uid: null,
  actorId: null,
  roles: [],
  sessionId: null,
  actingForShopId: null,
};

export function isSignedIn(actor: Actor): boolean {
  return actor.uid !== null;
}
