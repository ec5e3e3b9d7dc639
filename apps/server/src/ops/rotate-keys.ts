import type { Env } from '../env';
import { keyStore, replaceSigningKeys } from '../features/auth';
import { prepareDatabase } from '../start/prepare-database';
import { readSecret } from './secret';

/** `admin rotate-keys`: invalidates every access token signed so far. */
export async function rotateKeys(env: Env, say: (line: string) => void): Promise<void> {
  const { db } = await prepareDatabase(env, say);
  try {
    const secret = await readSecret(env);
    const withdrawn = await replaceSigningKeys(keyStore({ db, nowMs: Date.now }, secret));
    const keys = withdrawn === 1 ? '1 signing key' : `${withdrawn} signing keys`;
    say(
      `Withdrew ${keys} and made a new one. Servers that are running follow within a minute; people stay signed in.`,
    );
  } finally {
    await db.close();
  }
}
