import { storedSession } from '@/api/session/stored-session';
import { findDatabase } from '@/offline/store/database';

/** How many commands of this person wait to be sent. Does not create a database to find none. */
export async function countPending(personId = storedSession()?.userId): Promise<number> {
  return (await (await findDatabase(personId))?.count('pendingUploads')) ?? 0;
}
