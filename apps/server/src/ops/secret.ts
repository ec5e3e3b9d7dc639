import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../env';
import { secretsOf } from '../seal';
import { CannotStart } from '../start/start-failure';

const SECRET_BYTES = 32;
const OWNER_ONLY = 0o600;

const newSecret = () => randomBytes(SECRET_BYTES).toString('base64url');
const fileOf = (env: Env) => join(env.CHOWK_DATA_DIR, 'secret');

/** From the environment, or generated once and stored beside the embedded database. */
export async function readSecret(env: Env): Promise<string> {
  if (env.CHOWK_SECRET) return env.CHOWK_SECRET;
  const path = fileOf(env);
  const made = newSecret();
  try {
    await writeFile(path, made, { flag: 'wx', mode: OWNER_ONLY });
    return made;
  } catch {
    return (await readFile(path, 'utf8')).trim();
  }
}

/** The existing secret; none is generated, because there is data encrypted with it. */
export async function findSecret(env: Env): Promise<string | undefined> {
  if (env.CHOWK_SECRET) return env.CHOWK_SECRET;
  const stored = await readFile(fileOf(env), 'utf8').catch(() => '');
  return stored.trim() || undefined;
}

interface Rotation {
  readonly secret: string;
  /** What the operator does once the rotation is complete. */
  readonly next: string;
}

/**
 * In the environment the operator puts the new secret first; in a data folder it is generated here,
 * unless an interrupted rotation left two. It is on disk before anything is encrypted with it.
 */
export async function beginRotation(env: Env): Promise<Rotation> {
  const known = await readSecret(env);
  const isList = secretsOf(known).length > 1;
  if (env.CHOWK_SECRET) {
    if (!isList) {
      throw new CannotStart(
        'CHOWK_SECRET has one secret only. Put the new one before it, separated by a comma, restart every server with both, then run this again.',
      );
    }
    return { secret: known, next: 'Take the older secrets out of CHOWK_SECRET in 30 days.' };
  }
  const path = fileOf(env);
  const secret = isList ? known : `${newSecret()},${known}`;
  if (!isList) {
    await writeFile(`${path}.new`, secret, { mode: OWNER_ONLY });
    await rename(`${path}.new`, path);
  }
  return { secret, next: `Take what follows the comma out of ${path} in 30 days.` };
}
