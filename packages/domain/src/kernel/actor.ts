import type { Role } from './roles';

/** Who asks. While a bizman acts for a shop, `uid` is the owner and `actorId` is the bizman. */
export interface Actor {
  readonly uid: string | null;
  readonly actorId: string | null;
  readonly roles: readonly Role[];
  readonly sessionId: string | null;
  readonly actingForShopId: string | null;
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
