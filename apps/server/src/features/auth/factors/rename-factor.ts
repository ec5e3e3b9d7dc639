import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { withAuth } from '../../../db';
import { factors } from '../../../db/schema/auth/auth-factors';
import { presentFactor } from '../account/present-user';
import type { AuthContext } from '../auth-deps';
import { invalidRequest } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { optionalText, readBody } from '../requests/read-body';
import type { SignedIn } from '../sessions/require-session';
import { MAX_NAME_LENGTH, nameTaken } from './enroll-factor';
import { listFactors, lockPerson, requireFactor, requireFactorId } from './factors.queries';

const body = z.object({ friendly_name: optionalText });

/** `PUT /factors/{id}`: ours, beside the protocol. Two phones in a family want names. */
export async function renameFactor(
  c: AuthContext,
  services: AuthServices,
  who: SignedIn,
): Promise<Response> {
  const id = requireFactorId(c.req.param('id'));
  const name = (await readBody(c, body)).friendly_name?.trim() ?? '';
  if (!name || name.length > MAX_NAME_LENGTH) {
    throw invalidRequest(`A name has 1 to ${MAX_NAME_LENGTH} characters`);
  }
  const renamed = await withAuth(services.ports.db, 'write', async (tx) => {
    await lockPerson(tx, who.user.id);
    const factor = await requireFactor(tx, who.user.id, id);
    const others = (await listFactors(tx, who.user.id)).filter((each) => each.id !== id);
    if (others.some((each) => each.friendly_name === name)) throw nameTaken(name);
    const changes = { friendly_name: name, updated_at: new Date(services.ports.nowMs()) };
    await tx.update(factors).set(changes).where(eq(factors.id, id));
    return { ...factor, ...changes };
  });
  return c.json(presentFactor(renamed));
}
