import { ANONYMOUS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { defineSystemStep, type Tx, withAuth, withSystem } from '../../db';
import { forgetPersonRows } from '../../db/forget-person-rows';
import { identities, sessions, users } from '../../db/schema/auth';
import { factors } from '../../db/schema/auth-factors';
import { isMoneyOwed } from '../wallets';
import { readWhole, requireUser, requireUserId } from './admin.queries';
import { adminUserBody, applyChanges, prepareChanges } from './admin-changes';
import type { AuthContext } from './auth-deps';
import { AuthError, invalidRequest } from './auth-error';
import type { AuthServices } from './auth-services';
import { insertPerson } from './create-person';
import { lockPerson, requireFactor, requireFactorId } from './factors.queries';
import { emailExists, requireFreeEmail } from './move-email';
import { dropAllTokens } from './one-time-tokens';
import { requireFreePhone } from './phone-number';
import { presentUser } from './present-user';
import { readBody } from './read-body';
import { recordAdmin } from './record-admin';
import { removeFactor } from './unenroll-factor';
import { profileFrom } from './user-metadata';

/** `POST /admin/users`: no mail is sent; unproved unless the call says otherwise. */
export async function createUser(c: AuthContext, services: AuthServices): Promise<Response> {
  const { ports } = services;
  const input = await readBody(c, adminUserBody);
  const changes = await prepareChanges(services, input);
  const { email = null, phone = null, passwordHash = null } = changes;
  if (!email && !phone) {
    throw invalidRequest('Cannot create a user without either an email or phone');
  }
  const profile = profileFrom(input.user_metadata ?? {});
  const made = await withAuth(ports.db, 'write', async (tx) => {
    const nobody = ports.newId();
    if (email) await requireFreeEmail(tx, nobody, email);
    if (phone) await requireFreePhone(tx, nobody, phone);
    const login = email ? { email, phone: null } : { email, phone };
    const person = { ...profile, ...login, passwordHash, isConfirmed: false };
    const user = await insertPerson(tx, ports, person);
    if (!user) throw emailExists();
    await tx.update(users).set({ confirmation_sent_at: null }).where(eq(users.id, user.id));
    await applyChanges(tx, services, user.id, changes);
    return readWhole(tx, user.id);
  });
  const fields = Object.keys(changes);
  await recordAdmin(c, services, 'auth_user_create', { userId: made.user.id, fields });
  return c.json(presentUser(made));
}

/** `PUT /admin/users/{id}`. */
export async function changeUser(c: AuthContext, services: AuthServices): Promise<Response> {
  const userId = requireUserId(c);
  const changes = await prepareChanges(services, await readBody(c, adminUserBody));
  const changed = await withAuth(services.ports.db, 'write', async (tx) => {
    await requireUser(tx, userId);
    await applyChanges(tx, services, userId, changes);
    return readWhole(tx, userId);
  });
  await recordAdmin(c, services, 'auth_user_update', { userId, fields: Object.keys(changes) });
  return c.json(presentUser(changed));
}

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
export async function deleteUser(c: AuthContext, services: AuthServices): Promise<Response> {
  const { db, nowMs } = services.ports;
  const userId = requireUserId(c);
  const { should_soft_delete: isSoft } = await readBody(c, deletion);
  const now = new Date(nowMs());
  await withAuth(db, 'read', (tx) => requireUser(tx, userId));
  // The rows before the login: cut short in between, the call can be made again.
  await withSystem(db, ANONYMOUS, forgetByOperator, async (tx) => {
    // The operator too settles first: afterwards nobody could be paid, or asked.
    if (await isMoneyOwed(tx, userId)) throw moneyOwed();
    await forgetPersonRows(tx, userId, now);
  });
  await withAuth(db, 'write', async (tx) => {
    if (isSoft) await emptyLogin(tx, userId, now);
    else await tx.delete(users).where(eq(users.id, userId));
  });
  await recordAdmin(c, services, 'auth_user_delete', { userId });
  return c.json({});
}

/** `DELETE /admin/users/{id}/factors/{factorId}`: for whoever has lost their phone. */
export async function deleteUserFactor(c: AuthContext, services: AuthServices): Promise<Response> {
  const userId = requireUserId(c);
  const factorId = requireFactorId(c.req.param('factorId'));
  await withAuth(services.ports.db, 'write', async (tx) => {
    await requireUser(tx, userId);
    await lockPerson(tx, userId);
    await removeFactor(tx, await requireFactor(tx, userId, factorId));
  });
  await recordAdmin(c, services, 'auth_factor_delete', { userId });
  return c.json({ id: factorId });
}
