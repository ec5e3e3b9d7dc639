import { isUuid } from '@chowk/domain/kernel';
import type { Env } from '../env';
import { safeMessage } from '../safe-error';
import { createSealer, createSigner } from '../seal';
import { openLog, openStorage } from '../start/open-ports';
import { prepareDatabase } from '../start/prepare-database';
import { CannotStart } from '../start/start-failure';
import { openFolderStore } from '../storage';
import { restoreBackup } from './restore-backup';
import { findSecret } from './secret';

/** `admin restore <id> [folder]`: restores from the storage or a folder into an empty database. */
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
  const secret = await findSecret(env);
  if (!secret) {
    throw new CannotStart(
      `A backup opens only with the secret of the server that made it. Copy that server's file "secret" into ${env.CHOWK_DATA_DIR}, or set CHOWK_SECRET, and run this again.`,
    );
  }
  const storage = folder ? openFolderStore(folder) : openStorage(env, openLog(env));
  // Not migrated here: the backup determines the schema version.
  const { db } = await prepareDatabase(env, say, async () => []);
  try {
    const ports = {
      storage,
      sealerFor: (purpose: string) => createSealer(secret, purpose),
      signerFor: (purpose: string) => createSigner(secret, purpose),
    };
    const { tables, rows, release, madeAt } = await restoreBackup(db, ports, id);
    say(
      `Restored ${rows} rows of ${tables} tables and compared every one. The backup was made by Chowk ${release} on ${madeAt}.`,
    );
  } catch (error) {
    throw new CannotStart(`Nothing was restored: ${safeMessage(error)}`);
  } finally {
    await db.close();
    await storage.close();
  }
}
