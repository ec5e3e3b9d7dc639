import { actingFor } from '@/api/session/acting';
import { storedSession } from '@/api/session/stored-session';
import type { FetchedCollection } from './schema';
import { actedStoreId } from './stores';

/** What is told to the person and nobody else, also while they act for a shop. */
const PERSONAL: ReadonlySet<FetchedCollection> = new Set(['notifications']);

export function isPersonal(collection: FetchedCollection): boolean {
  return PERSONAL.has(collection);
}

/** The store the screens of this tab read rows from: the shop's while acting for it, else one's own. */
export function currentStoreId(collection?: FetchedCollection): string | undefined {
  const personId = storedSession()?.userId;
  const shopId = actingFor()?.shopId;
  const isOwn = collection !== undefined && isPersonal(collection);
  return personId && shopId && !isOwn ? actedStoreId(personId, shopId) : personId;
}
