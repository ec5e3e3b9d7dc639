import { ChowkError } from '@chowk/domain/kernel';
import { storedSession } from '@/api/session/stored-session';
import { offlineDatabase } from './database';
import type { OfflineDatabase } from './schema';

export interface OwnDatabase {
  readonly personId: string;
  readonly database: OfflineDatabase;
}

/** The database of whoever is signed in now. */
export async function requireOwnDatabase(): Promise<OwnDatabase> {
  const personId = storedSession()?.userId;
  if (!personId) throw new ChowkError('UNAUTHENTICATED');
  return { personId, database: await offlineDatabase(personId) };
}
