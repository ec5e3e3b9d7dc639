import { randomBytes } from 'node:crypto';
import type { Env } from '../env';
import { createPerson } from '../features/auth';
import { HASHING } from '../hashing';
import { newId } from '../new-id';
import { prepareDatabase } from '../start/prepare-database';
import { CannotStart } from '../start/start-failure';

const PASSWORD_BYTES = 15;
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** `admin create <email>`: the first super admin of an installation without a demo. */
export async function createFirstAdmin(
  env: Env,
  [verb, email]: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  if (verb !== 'create' || !email || !EMAIL.test(email)) {
    throw new CannotStart(
      'Usage: npm run admin -- create <email>, for example npm run admin -- create asha@example.org; or npm run admin -- rotate-keys; or npm run admin -- rotate-secret; or npm run admin -- restore <backup id>',
    );
  }
  const { db } = await prepareDatabase(env, say);
  try {
    const password = randomBytes(PASSWORD_BYTES).toString('base64url');
    const { isNew } = await createPerson(
      { db, newId, nowMs: Date.now, hashing: HASHING },
      { email, password, fullName: 'Super admin', roles: ['super_admin'] },
    );
    say('A new super admin can confirm what others propose after 24 hours.');
    say(
      isNew
        ? `Made the super admin ${email} with the password ${password}. Change it after the first sign-in.`
        : `${email} exists already and is a super admin now; the password stays as it was.`,
    );
  } finally {
    await db.close();
  }
}
