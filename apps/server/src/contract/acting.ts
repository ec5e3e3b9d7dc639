import { type Actor, ChowkError, type Command, notFound, type Query } from '@chowk/domain/kernel';
import type { Tx } from '../db';

/** A command that was run for a shop. */
export interface ActedDeed {
  readonly command: Command;
  readonly diff: Record<string, unknown>;
  /** The command's output. */
  readonly output: unknown;
  /** When the person did it, by their device's clock; undefined if it was not queued. */
  readonly doneAtMs: number | undefined;
}

/** How a bizman acts for a shop: a hook before every query and command, and one after a command. */
export interface Acting {
  /** The bizman with the owner's rights, or a refusal. */
  readonly resolve: (actor: Actor, shopId: string, what: Command | Query) => Promise<Actor>;
  /** Writes the log and notifies the owner, as the system, in the command's transaction. */
  readonly record: (tx: Tx, actor: Actor, deed: ActedDeed) => Promise<void>;
}

/** An owner may have several shops; an acting session is for one of them. */
export function requireActedShop({ actingForShopId }: Actor, shopId: string): void {
  if (actingForShopId !== null && actingForShopId !== shopId) throw notFound();
}

/** The effective actor. No consent can open what is not actable. */
export async function actorFor(
  acting: Acting,
  actor: Actor,
  shopId: string | undefined,
  what: Command | Query,
): Promise<Actor> {
  if (!shopId) return actor;
  if (what.actable) return acting.resolve(actor, shopId, what);
  // Public queries need no actor.
  if (what.kind === 'query' && what.access.isPublic) return actor;
  throw new ChowkError('ACTING_REFUSED', { details: { reason: 'never' } });
}
