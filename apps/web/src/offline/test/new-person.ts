import { offlineDatabase } from '@/offline/store/database';
import type { OfflineDatabase } from '@/offline/store/schema';
import { signIn } from './signed-in';

let people = 0;

/** A new signed-in person with an empty database. */
export async function newPerson(): Promise<{ personId: string; database: OfflineDatabase }> {
  people += 1;
  const personId = `person-${people}-${Math.floor(performance.now())}`;
  signIn(personId);
  return { personId, database: await offlineDatabase(personId) };
}
