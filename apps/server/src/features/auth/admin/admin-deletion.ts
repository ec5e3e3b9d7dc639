import { ANONYMOUS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { defineSystemStep, type Tx, withAuth, withSystem } from '../../../db';
import { forgetPersonRows } from '../../../db/forget-person-rows';
import { isMoneyOwed } from '../../../db/money-owed';
import { identities, sessions, users } from '../../../db/schema/auth/auth';
import { factors } from '../../../db/schema/auth/auth-factors';
import type { AuthContext } from '../auth-deps';
import { AuthError } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { dropAllTokens } from '../otp/one-time-tokens';
import { readBody } from '../requests/read-body';
import { requireUser, requireUserId } from './admin.queries';
import type { ServiceCaller } from './find-service-key';
import { recordAdmin } from './record-admin';
import { requireOrdinary } from './require-ordinary';

export const forgetByOperator = defineSystemStep(
  'auth.forget-person',
  'An account the operator deletes leaves what one deleted by its owner leaves; that is in every table.',
);

const deletion = z.object({ should_soft_delete: z.boolean().nullish() });

/** The row stays, so that its id is never anybody else's; nothing leads in. */
async function emptyLogin(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.user_id, id));
  await tx.delete(identities).where(eq(identities.user_id, id));
  await tx.delete(factors).where(eq(factors.user_id, id));
  await dropAllTokens(tx, id);
  await tx
    .update(users)
    .set({
      email: null,
      phone: null,
      password_hash: null,
      new_email: null,
      new_phone: null,
      app_metadata: {},
      user_metadata: {},
      updated_at: now,
    })
    .where(eq(users.id, id));
}

function moneyOwed(): AuthError {
  return new AuthError(409, 'money_owed', 'There is money to be settled first');
}

/** `DELETE /admin/users/{id}`. */
export async function deleteUser(
  c: AuthContext,
  services: AuthServices,
  by: ServiceCaller,
): Promise<Response> {
  const { db, nowMs } = services.ports;
  const userId = requireUserId(c);
  const { should_soft_delete: isSoft } = await readBody(c, deletion);
  const now = new Date(nowMs());
  await withAuth(db, 'read', async (tx) => {
    await requireUser(tx, userId);
    await requireOrdinary(tx, userId);
  });
  // The rows before the login: cut short in between, the call can be made again.
  await withSystem(db, ANONYMOUS, forgetByOperator, async (tx) => {
    // The operator has to settle first too: afterwards nobody could be paid or contacted.
    if (await isMoneyOwed(tx, userId)) throw moneyOwed();
    await forgetPersonRows(tx, userId, now);
  });
  await withAuth(db, 'write', async (tx) => {
    if (isSoft) await emptyLogin(tx, userId, now);
    else await tx.delete(users).where(eq(users.id, userId));
  });
  await recordAdmin(c, services, 'auth_user_delete', { by, userId });
  return c.json({});
}
