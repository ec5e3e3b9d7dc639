import { targetOf } from '@/offline/outbox/queue-row';
import { ACCOUNT_KINDS } from './accounts';
import { CAMPAIGN_KINDS } from './campaigns';
import type { CommandKind } from './command-kind';
import { DEAL_KINDS } from './deals';
import { LEAD_KINDS } from './leads';
import { NOTIFICATION_KINDS } from './notifications';
import { ORDER_KINDS } from './orders';
import { SHOP_KINDS } from './shops';

/** Every queueable command of the contract. Its label is `what.<command>` in the area `sync`. */
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

/** For the test that compares them with the contracts. */
export function listKinds(): readonly string[] {
  return [...KINDS.keys()];
}

export function findKind(type: string): CommandKind | undefined {
  return KINDS.get(type);
}

/** A command this build does not know depends on nothing and blocks nothing. */
export function targetOfCommand(type: string, id: string, data: unknown): string {
  try {
    const row = findKind(type)?.row(data);
    if (row) return targetOf(row.collection, row.id);
  } catch {
    // From another build, with an input this one cannot read.
  }
  return `${type}:${id}`;
}
