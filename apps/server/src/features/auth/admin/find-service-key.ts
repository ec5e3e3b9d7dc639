import { MINUTE_MS } from '@chowk/domain/kernel';
import { SERVICE_KEY_PREFIX, type ServiceScope, serviceKeyState } from '@chowk/domain/platform';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Ports } from '../../../contract/context';
import { withAuth } from '../../../db';
import { serviceKeys } from '../../../db/schema/system/console';
import { hashToken } from '../otp/one-time-secrets';

/** Often enough to know whether a key is still in use. */
const NOTED_EVERY_MS = MINUTE_MS;

/** A program of the operator, as the audit log names it. */
export interface ServiceCaller {
  readonly name: string;
  /** The last characters of the key; the one of the environment shows none. */
  readonly hint: string | null;
  readonly scopes: readonly ServiceScope[];
}

/** The key a super admin made, once another has confirmed it, until it expires or is revoked. */
export async function findServiceKey(
  { db, nowMs }: Pick<Ports, 'db' | 'nowMs'>,
  given: string,
): Promise<ServiceCaller | undefined> {
  if (!given.startsWith(SERVICE_KEY_PREFIX)) return undefined;
  return withAuth(db, 'write', async (tx) => {
    const [found] = await tx
      .select()
      .from(serviceKeys)
      .where(eq(serviceKeys.key_hash, hashToken(given)));
    const now = nowMs();
    if (!found || serviceKeyState(found, now) !== 'active') return undefined;
    const longAgo = lt(serviceKeys.last_used_at, new Date(now - NOTED_EVERY_MS));
    await tx
      .update(serviceKeys)
      .set({ last_used_at: new Date(now) })
      .where(and(eq(serviceKeys.id, found.id), or(isNull(serviceKeys.last_used_at), longAgo)));
    const { name, hint, scopes } = found;
    return { name, hint, scopes };
  });
}
