import { type Actor, ChowkError, type Command, notFound, type Query } from '@chowk/domain/kernel';
import type { Tx } from '../db';

/** What was done for a shop, when its command has run. */
export interface ActedDeed {
  readonly command: Command;
  readonly diff: Record<string, unknown>;
  /** What the command answered. */
  readonly output: unknown;
  /** When the person did it, by the clock of their device; of what did not wait there, not said. */
  readonly doneAtMs: number | undefined;
}

/** How a bizman acts for a shop: the hook called before every read and command, and after a command. */
export interface Acting {
  /** The bizman as the shop's owner, or a refusal. */
  readonly resolve: (actor: Actor, shopId: string, what: Command | Query) => Promise<Actor>;
  /** Writes the log and tells the owner, as the system, in the command's own transaction. */
  readonly record: (tx: Tx, actor: Actor, deed: ActedDeed) => Promise<void>;
}

/** An owner may have several shops; whoever acts, acts for one of them. */
export function requireActedShop({ actingForShopId }: Actor, shopId: string): void {
  if (actingForShopId !== null && actingForShopId !== shopId) throw notFound();
}

/** For whom this is asked. What is not offered to an acting bizman, no consent can open. */
export async function actorFor(
  acting: Acting,
  actor: Actor,
  shopId: string | undefined,
  what: Command | Query,
): Promise<Actor> {
  if (!shopId) return actor;
  if (what.actable) return acting.resolve(actor, shopId, what);
  // What everybody may read needs nobody's name.
  if (what.kind === 'query' && what.access.isPublic) return actor;
  throw new ChowkError('ACTING_REFUSED', { details: { reason: 'never' } });
}
