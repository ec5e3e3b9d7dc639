import { databaseName } from './database-name';

/** Whether this device holds anything of the person, asked without making an empty database. */
export async function hasDatabase(personId: string): Promise<boolean> {
  // Firefox before 126 cannot list databases; there the question is answered by opening it.
  if (typeof indexedDB.databases !== 'function') return true;
  const existing = await indexedDB.databases();
  return existing.some(({ name }) => name === databaseName(personId));
}

export function lockedId(personId: string): string {
  return `kept-${personId}`;
}

/** Whether an earlier sign-out locked away work of the person that is not open again yet. */
export function hasLockedWork(personId: string): Promise<boolean> {
  return hasDatabase(lockedId(personId));
}
