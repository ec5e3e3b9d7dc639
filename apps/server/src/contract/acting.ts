import { type Actor, type Command, notFound } from '@chowk/domain/kernel';
import type { Tx } from '../db';

/** How a bizman acts for a shop: the hook the runner calls before and after every command. */
export interface Acting {
  /** The bizman as the shop's owner, or a refusal. */
  readonly resolve: (actor: Actor, shopId: string, command: Command) => Promise<Actor>;
  /** Writes the log and tells the owner, as the system, in the command's own transaction. */
  readonly record: (
    tx: Tx,
    actor: Actor,
    command: Command,
    diff: Record<string, unknown>,
  ) => Promise<void>;
}

/** An owner may have several shops; whoever acts, acts for one of them. */
export function requireActedShop({ actingForShopId }: Actor, shopId: string): void {
  if (actingForShopId !== null && actingForShopId !== shopId) throw notFound();
}
