import { withAuth } from '../../../db';
import { findUserBy } from '../auth.queries';
import type { AuthContext } from '../auth-deps';
import type { AuthServices } from '../auth-services';
import type { Asker } from '../requests/limits';
import type { SignedIn } from '../sessions/require-session';
import type { KnownDevice } from './known-devices';

/** From a device the account was signed in on before? Known or not, a stranger learns nothing. */
export async function findDevice(
  c: AuthContext,
  services: AuthServices,
  column: 'email' | 'phone',
  value: string,
): Promise<KnownDevice | undefined> {
  if (!services.knownDevices.isCarried(c)) return undefined;
  const person = await withAuth(services.ports.db, 'read', (tx) => findUserBy(tx, column, value));
  return person && services.knownDevices.find(c, person.user);
}

export async function guessSourceOf(
  c: AuthContext,
  services: AuthServices,
  column: 'email' | 'phone',
  value: string,
): Promise<Asker> {
  const device = await findDevice(c, services, column, value);
  return { address: c.get('address'), ...(device ? { own: device.id } : {}) };
}

/** A caller with a live session is counted by that session. */
export function signedInSource(c: AuthContext, { sessionId }: SignedIn): Asker {
  return { address: c.get('address'), own: sessionId };
}

/**
 * A caller at the second step may have a stolen password: only a device that has completed the step
 * before has its own limit.
 */
export function factorSource(c: AuthContext, services: AuthServices, { user }: SignedIn): Asker {
  const device = services.knownDevices.find(c, user);
  const own = device?.level === 'aal2' ? { own: device.id } : {};
  return { address: c.get('address'), ...own };
}
