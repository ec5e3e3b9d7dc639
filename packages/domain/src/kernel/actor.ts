import type { Role } from './roles';

/** What an admin still owes: to show their second factor, or to set one up first. */
export interface SecondStep {
  readonly step: 'show' | 'set-up';
  /** All roles of the person, in grant order, as they count once the step is taken. */
  readonly roles: readonly Role[];
}

/** Who asks. While a bizman acts for a shop, `uid` is the owner and `actorId` is the bizman. */
export interface Actor {
  readonly uid: string | null;
  readonly actorId: string | null;
  readonly roles: readonly Role[];
  readonly sessionId: string | null;
  readonly actingForShopId: string | null;
  /** While it is owed, `roles` has none of the roles it guards. */
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
