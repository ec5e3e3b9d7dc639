import { SERVICE_SCOPES, type ServiceScope } from '@chowk/domain/platform';
import type { AuthContext } from '../auth-deps';
import { AuthError } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { hashToken, isSameHash } from '../otp/one-time-secrets';
import { bearerOf } from '../sessions/require-session';
import { findServiceKey, type ServiceCaller } from './find-service-key';

async function findCaller(
  { serviceKey, ports }: AuthServices,
  given: string,
): Promise<ServiceCaller | undefined> {
  // Hashed first: equal lengths, compared in equal time.
  if (serviceKey && isSameHash(hashToken(given), hashToken(serviceKey))) {
    return { name: 'CHOWK_SERVICE_KEY', hint: null, scopes: SERVICE_SCOPES };
  }
  return findServiceKey(ports, given);
}

/**
 * For the operator's own programs: the key from the environment, or one created by two super
 * admins. Without a key the API is closed, and a person's token never opens it.
 */
export async function requireServiceKey(
  c: AuthContext,
  services: AuthServices,
  scope: ServiceScope,
): Promise<ServiceCaller> {
  const given = bearerOf(c);
  const caller = await findCaller(services, given);
  if (caller?.scopes.includes(scope)) return caller;
  if (caller) throw new AuthError(403, 'not_admin', `This key has no scope ${scope}`);
  try {
    await services.tokens.verify(given);
  } catch {
    const message = 'invalid JWT: unable to parse or verify signature, not the service key';
    throw new AuthError(403, 'bad_jwt', message);
  }
  throw new AuthError(403, 'not_admin', 'User not allowed');
}
