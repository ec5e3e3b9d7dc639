import type { AuthContext } from './auth-deps';
import { AuthError } from './auth-error';
import type { AuthServices } from './auth-services';
import { hashToken, isSameHash } from './one-time-secrets';
import { bearerOf } from './require-session';

/**
 * For the operator's own programs. Without a key in the environment nobody is let in, and a
 * person's token never is, whoever they are.
 */
export async function requireServiceKey(c: AuthContext, services: AuthServices): Promise<void> {
  const { serviceKey, tokens } = services;
  const given = bearerOf(c);
  // Hashed first: equal lengths, compared in equal time.
  if (serviceKey && isSameHash(hashToken(given), hashToken(serviceKey))) return;
  try {
    await tokens.verify(given);
  } catch {
    const message = 'invalid JWT: unable to parse or verify signature, not the service key';
    throw new AuthError(403, 'bad_jwt', message);
  }
  throw new AuthError(403, 'not_admin', 'User not allowed');
}
