import { deleteDB } from 'idb';
import { closeDatabase, isDatabaseOpen } from './database';
import { databaseName, ownerOfStore } from './database-name';
import { inTurn } from './write';

export async function deleteDatabase(storeId: string): Promise<void> {
  await closeDatabase(storeId);
  const remove = () => deleteDB(databaseName(storeId));
  // A write of the person's own may still be on its way; where nothing of theirs is open there is none.
  await (isDatabaseOpen(ownerOfStore(storeId)) ? inTurn(storeId, remove) : remove());
}
