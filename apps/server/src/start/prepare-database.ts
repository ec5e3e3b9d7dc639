import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, migrate, openDatabase } from '../db';
import type { Env } from '../env';
import { CannotStart, databaseFailure } from './start-failure';

const OLDEST_POSTGRES = 150_000;

async function requireSupported(db: Database): Promise<void> {
  const [row] = await db.execute("select current_setting('server_version_num')::int as version");
  if (Number(row?.version) < OLDEST_POSTGRES) {
    throw new CannotStart(
      'DATABASE_URL names a PostgreSQL older than 15. Upgrade it to 15 or newer.',
    );
  }
}

export interface PreparedDatabase {
  readonly db: Database;
  readonly isNew: boolean;
}

/** Opens the configured database and migrates it. */
export async function prepareDatabase(
  env: Env,
  say: (line: string) => void,
  bringUpToDate = migrate,
): Promise<PreparedDatabase> {
  const folder = join(env.CHOWK_DATA_DIR, 'db');
  const isNew = !env.DATABASE_URL && (await stat(folder).catch(() => undefined)) === undefined;
  if (isNew) say(`Making a new database in ${env.CHOWK_DATA_DIR}`);
  try {
    const db = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.CHOWK_DATA_DIR });
    await requireSupported(db);
    const applied = await bringUpToDate(db);
    if (applied.length > 0) say(`Brought the database up to date (${applied.length} migrations)`);
    return { db, isNew };
  } catch (error) {
    throw databaseFailure(error, env.DATABASE_URL, env.CHOWK_DATA_DIR);
  }
}
