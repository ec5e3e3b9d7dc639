import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database';

export interface DatabaseOptions {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/** Each driver is loaded only when it is used, because memory on small servers is scarce. */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseOptions): Promise<Database> {
  if (databaseUrl) {
    const { openPostgres } = await import('./open-postgres');
    return openPostgres(databaseUrl);
  }
  const [{ openPglite }, { lockDataFolder }] = await Promise.all([
    import('./open-pglite'),
    import('./data-lock'),
  ]);
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockDataFolder(dataDir);
  const db = await openPglite({ dataDir: join(dataDir, 'db') });
  return {
    ...db,
    close: async () => {
      await db.close();
      await unlock();
    },
  };
}
