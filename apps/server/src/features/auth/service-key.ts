import type { AuthContext } from './auth-deps';
import { AuthError } from './auth-error';
import type { AuthServices } from './auth-services';
import { isGivenKey } from './find-service-key';
import { hashToken, isSameHash } from './one-time-secrets';
import { bearerOf } from './require-session';

/**
 * For the operator's own programs: the key of the environment, or one a super admin gave out.
 * Without either nobody is let in, and a person's token never is, whoever they are.
 */
export async function requireServiceKey(c: AuthContext, services: AuthServices): Promise<void> {
  const { serviceKey, tokens, ports } = services;
  const given = bearerOf(c);
  // Hashed first: equal lengths, compared in equal time.
  if (serviceKey && isSameHash(hashToken(given), hashToken(serviceKey))) return;
  if (await isGivenKey(ports, given)) return;
  try {
    await tokens.verify(given);
  } catch {
    const message = 'invalid JWT: unable to parse or verify signature, not the service key';
    throw new AuthError(403, 'bad_jwt', message);
  }
  throw new AuthError(403, 'not_admin', 'User not allowed');
}
