import { ACCOUNT_KINDS } from './account-kinds';
import { CAMPAIGN_KINDS } from './campaign-kinds';
import type { CommandKind } from './command-kind';
import { DEAL_KINDS } from './deal-kinds';
import { LEAD_KINDS } from './lead-kinds';
import { NOTIFICATION_KINDS } from './notification-kinds';
import { ORDER_KINDS } from './order-kinds';
import { SHOP_KINDS } from './shop-kinds';

/** Every command that may wait, as its contract says. Its words are `what.…` in the area `sync`. */
const KINDS = new Map<string, CommandKind>(
  [
    ...DEAL_KINDS,
    ...CAMPAIGN_KINDS,
    ...ACCOUNT_KINDS,
    ...SHOP_KINDS,
    ...LEAD_KINDS,
    ...ORDER_KINDS,
    ...NOTIFICATION_KINDS,
  ].map((kind) => [kind.type, kind]),
);

/** The names of all, for the test that holds them against the contracts. */
export function listKinds(): readonly string[] {
  return [...KINDS.keys()];
}

export function findKind(type: string): CommandKind | undefined {
  return KINDS.get(type);
}

/** A command this build does not know keeps to itself: it waits for nobody and holds up nobody. */
export function entityOf(type: string, id: string, data: unknown): string {
  try {
    return findKind(type)?.entity(data) ?? `${type}:${id}`;
  } catch {
    return `${type}:${id}`;
  }
}
