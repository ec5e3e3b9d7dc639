import { isUuid } from '@chowk/domain/kernel';
import type { Env } from './env';
import { openLog, openStorage } from './open-ports';
import { prepareDatabase } from './prepare-database';
import { restoreBackup } from './restore-backup';
import { CannotStart } from './start-failure';
import { openFolderStore } from './storage';

/** `admin restore <id> [folder]`: a backup of the storage, or of that folder, into an empty database. */
export async function restoreFromStorage(
  env: Env,
  [id, folder]: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  if (!id || !isUuid(id)) {
    throw new CannotStart(
      'Usage: npm run admin -- restore <backup id> [folder], where the folder is the "files" folder the backup lies in; without it the storage the environment names is asked',
    );
  }
  const storage = folder ? openFolderStore(folder) : openStorage(env, openLog(env));
  // Not brought up to date here: the backup says how far.
  const { db } = await prepareDatabase(env, say, async () => []);
  try {
    const { tables, rows } = await restoreBackup(db, storage, id);
    say(`Restored ${rows} rows of ${tables} tables and compared every one.`);
  } catch (error) {
    throw new CannotStart(
      `Nothing was restored: ${error instanceof Error ? error.message : String(error)}`,
    );
  } finally {
    await db.close();
    await storage.close();
  }
}
