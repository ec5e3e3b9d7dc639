import type { Role } from './roles';

/** What somebody who gave their password still owes: to show their second factor, or to set one up. */
export type SecondStep = 'show' | 'set-up';

/** Who asks. While a bizman acts for a shop, `uid` is the owner and `actorId` is the bizman. */
export interface Actor {
  readonly uid: string | null;
  readonly actorId: string | null;
  readonly roles: readonly Role[];
  readonly sessionId: string | null;
  readonly actingForShopId: string | null;
  /** When they last showed who they are, in this session; absent while a factor is still owed. */
  readonly authenticatedAtMs?: number;
  /** While it is owed the actor is nobody: no id and no role, for policies and for row security. */
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
