import { MINUTE_MS } from '@chowk/domain/kernel';
import { SERVICE_KEY_PREFIX } from '@chowk/domain/platform';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Ports } from '../../contract/context';
import { withAuth } from '../../db';
import { serviceKeys } from '../../db/schema/console';
import { hashToken } from './one-time-secrets';

/** Often enough to know whether a key is still in use. */
const NOTED_EVERY_MS = MINUTE_MS;

/** Whether it is one of the keys a super admin gave out and nobody has revoked. */
export async function isGivenKey(
  { db, nowMs }: Pick<Ports, 'db' | 'nowMs'>,
  given: string,
): Promise<boolean> {
  if (!given.startsWith(SERVICE_KEY_PREFIX)) return false;
  const isThis = and(eq(serviceKeys.key_hash, hashToken(given)), isNull(serviceKeys.revoked_at));
  return withAuth(db, 'write', async (tx) => {
    const [found] = await tx.select({ id: serviceKeys.id }).from(serviceKeys).where(isThis);
    if (!found) return false;
    const now = nowMs();
    const longAgo = lt(serviceKeys.last_used_at, new Date(now - NOTED_EVERY_MS));
    await tx
      .update(serviceKeys)
      .set({ last_used_at: new Date(now) })
      .where(and(eq(serviceKeys.id, found.id), or(isNull(serviceKeys.last_used_at), longAgo)));
    return true;
  });
}
