import { eq } from 'drizzle-orm';
import { withAuth } from '../../../db';
import { users } from '../../../db/schema/auth/auth';
import { insertPerson } from '../account/create-person';
import { presentUser, type UserRow } from '../account/present-user';
import { profileFrom } from '../account/user-metadata';
import type { AuthContext } from '../auth-deps';
import { invalidRequest } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { emailExists, requireFreeEmail } from '../contacts/move-email';
import { requireFreePhone } from '../contacts/phone-number';
import { provedEmail, provedPhone } from '../contacts/proved-contacts';
import { lockPerson, requireFactor, requireFactorId } from '../factors/factors.queries';
import { removeFactor } from '../factors/unenroll-factor';
import { giveNotice, type SecurityNotice } from '../mail/security-notices';
import { readBody } from '../requests/read-body';
import { readWhole, requireUser, requireUserId } from './admin.queries';
import { type AdminChanges, adminUserBody, applyChanges, prepareChanges } from './admin-changes';
import type { ServiceCaller } from './find-service-key';
import { recordAdmin } from './record-admin';
import { requireOrdinary } from './require-ordinary';

/** `POST /admin/users`: no mail is sent; unproved unless the call says otherwise. */
export async function createUser(
  c: AuthContext,
  services: AuthServices,
  by: ServiceCaller,
): Promise<Response> {
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
  await recordAdmin(c, services, 'auth_user_create', { by, userId: made.user.id, fields });
  return c.json(presentUser(made));
}

/** `PUT /admin/users/{id}`. */
export async function changeUser(
  c: AuthContext,
  services: AuthServices,
  by: ServiceCaller,
): Promise<Response> {
  const userId = requireUserId(c);
  const changes = await prepareChanges(services, await readBody(c, adminUserBody));
  const { before, changed } = await withAuth(services.ports.db, 'write', async (tx) => {
    const user = await requireUser(tx, userId);
    await requireOrdinary(tx, userId);
    await applyChanges(tx, services, userId, changes);
    return { before: user, changed: await readWhole(tx, userId) };
  });
  for (const notice of noticesOf(before, changes)) giveNotice(services, notice);
  await recordAdmin(c, services, 'auth_user_update', { by, userId, fields: Object.keys(changes) });
  return c.json(presentUser(changed));
}

/** A person is notified of an operator's change as of their own. */
function noticesOf(before: UserRow, changes: AdminChanges): SecurityNotice[] {
  const { id, email, phone } = before;
  const about = { userId: id, email: provedEmail(before), phone: provedPhone(before) };
  const { email: newEmail } = changes;
  return [
    ...(newEmail && newEmail !== email
      ? [{ kind: 'email-changed' as const, ...about, newEmail }]
      : []),
    ...(changes.phone && changes.phone !== phone
      ? [{ kind: 'phone-changed' as const, ...about }]
      : []),
    ...(changes.passwordHash ? [{ kind: 'password-changed' as const, ...about }] : []),
  ];
}

/** `DELETE /admin/users/{id}/factors/{factorId}`: for somebody who lost their phone. */
export async function deleteUserFactor(
  c: AuthContext,
  services: AuthServices,
  by: ServiceCaller,
): Promise<Response> {
  const userId = requireUserId(c);
  const factorId = requireFactorId(c.req.param('factorId'));
  const { user, factor } = await withAuth(services.ports.db, 'write', async (tx) => {
    const user = await requireUser(tx, userId);
    await requireOrdinary(tx, userId);
    await lockPerson(tx, userId);
    const removed = await requireFactor(tx, userId, factorId);
    await removeFactor(tx, removed);
    return { user, factor: removed };
  });
  if (factor.status === 'verified') {
    giveNotice(services, { kind: 'factor-removed', userId, email: provedEmail(user) });
  }
  await recordAdmin(c, services, 'auth_factor_delete', { by, userId });
  return c.json({ id: factorId });
}
