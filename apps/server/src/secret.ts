import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from './env';

const SECRET_BYTES = 32;
const OWNER_ONLY = 0o600;

/** From the environment, or made once and kept beside the embedded database. */
export async function readSecret(env: Env): Promise<string> {
  if (env.CHOWK_SECRET) return env.CHOWK_SECRET;
  const path = join(env.CHOWK_DATA_DIR, 'secret');
  const made = randomBytes(SECRET_BYTES).toString('base64url');
  try {
    await writeFile(path, made, { flag: 'wx', mode: OWNER_ONLY });
    return made;
  } catch {
    return (await readFile(path, 'utf8')).trim();
  }
}
