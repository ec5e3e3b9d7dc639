import { storedSession } from '@/api/session/stored-session';
import { offlineDatabase } from '@/offline/store/database';
import { hasDatabase } from '@/offline/store/has-database';

/** How many commands of this person wait to be sent. Does not create a database to find none. */
export async function countPending(personId = storedSession()?.userId): Promise<number> {
  if (!personId || !(await hasDatabase(personId))) return 0;
  const database = await offlineDatabase(personId);
  return database.pendingUploads.count();
}
