import type { SyncCollection } from '@chowk/domain/sync';
import { actingFor } from '@/api/session/acting';
import { storedSession } from '@/api/session/stored-session';
import { actingStoreId } from './stores';

/** The person's own data, also while they act for a shop. */
const PERSONAL: ReadonlySet<SyncCollection> = new Set(['notifications']);

export function isPersonal(collection: SyncCollection): boolean {
  return PERSONAL.has(collection);
}

/** The store this tab reads rows from: the shop's while acting for it, otherwise one's own. */
export function currentStoreId(collection?: SyncCollection): string | undefined {
  const personId = storedSession()?.userId;
  const shopId = actingFor()?.shopId;
  const isOwn = collection !== undefined && isPersonal(collection);
  return personId && shopId && !isOwn ? actingStoreId(personId, shopId) : personId;
}
