import { actingFor } from '@/api/session/acting';
import { storedSession } from '@/api/session/stored-session';
import { actedStoreId } from './database-name';

/** The store the screens of this tab read rows from: the shop's while acting for it, else one's own. */
export function currentStoreId(): string | undefined {
  const personId = storedSession()?.userId;
  const shopId = actingFor()?.shopId;
  return personId && shopId ? actedStoreId(personId, shopId) : personId;
}
