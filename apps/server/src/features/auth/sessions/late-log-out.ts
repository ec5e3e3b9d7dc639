import { createHash, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { type Tx, withAuth } from '../../../db';
import { sessions } from '../../../db/schema/auth/auth';
import type { AuthContext } from '../auth-deps';
import type { AuthServices } from '../auth-services';
import { readBody } from '../requests/read-body';
import { CLEAR_CACHE } from './log-out';
import { lockSession } from './refresh/lock-session';
import { writeRefreshToken } from './refresh/refresh-token';

const body = z.object({ session_id: z.uuid(), proof: z.string().regex(/^[0-9a-f]{64}$/) });
type Farewell = z.output<typeof body>;

function proofOf(refreshToken: string): Buffer {
  return createHash('sha256').update(refreshToken).digest();
}

/** The device may have missed the answer that brought the newest token, as in a refresh. */
function isProved(proof: Buffer, sessionId: string, current: number, key: Uint8Array): boolean {
  return [current, current - 1].some(
    (counter) =>
      counter >= 0 && timingSafeEqual(proofOf(writeRefreshToken(sessionId, counter, key)), proof),
  );
}

async function endProved(tx: Tx, { refreshKeys }: AuthServices, farewell: Farewell): Promise<void> {
  const found = await lockSession(tx, farewell.session_id);
  const key = found && refreshKeys.open(found.session.refresh_key, found.session.id);
  if (!found || !key) return;
  const { id, refresh_counter: current } = found.session;
  if (isProved(Buffer.from(farewell.proof, 'hex'), id, current, key)) {
    await tx.delete(sessions).where(eq(sessions.id, id));
  }
}

/**
 * Ends a session that was signed out without a network. The device kept no token, only a digest,
 * which ends that session and grants nothing. The response is the same for an unknown one (decision
 * 0040).
 */
export async function lateLogOut(c: AuthContext, services: AuthServices): Promise<Response> {
  const farewell = await readBody(c, body);
  await services.refreshLimit.take(farewell.session_id);
  await withAuth(services.ports.db, 'write', (tx) => endProved(tx, services, farewell));
  c.header(...CLEAR_CACHE);
  return c.json({});
}
