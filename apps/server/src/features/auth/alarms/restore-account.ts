import { and, asc, eq, gte, isNull, notInArray } from 'drizzle-orm';
import type { Tx } from '../../../db';
import { identities, sessions, users } from '../../../db/schema/auth/auth';
import { alarms, type BeforeChange } from '../../../db/schema/auth/auth-alarms';
import { factors, recoveryCodes } from '../../../db/schema/auth/auth-factors';
import type { UserRow } from '../account/present-user';
import { applyChanges } from '../admin/admin-changes';
import { AuthError } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { setProfileEmail } from '../contacts/move-email';
import { dropAllTokens } from '../otp/one-time-tokens';
import { providersOf } from '../providers/link-identity';

/** Ways in that follow from the address and the number, and are put back with those. */
const OWN_WAYS = ['email', 'phone'];

/** The address may be taken by now; the rest is restored all the same. */
async function unlessTaken(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
  }
}

async function putBackAddress(
  tx: Tx,
  services: AuthServices,
  userId: string,
  { email, phone }: BeforeChange,
): Promise<void> {
  const now = new Date(services.ports.nowMs());
  const mine = eq(users.id, userId);
  const dropWay = (provider: string) =>
    tx
      .delete(identities)
      .where(and(eq(identities.user_id, userId), eq(identities.provider, provider)));
  if (email) {
    await unlessTaken(applyChanges(tx, services, userId, { email, isEmailProved: true }));
  } else if (email === null) {
    await tx.update(users).set({ email: null, email_confirmed_at: null }).where(mine);
    await setProfileEmail(tx, userId, null, now);
    await dropWay('email');
  }
  if (phone) {
    await unlessTaken(applyChanges(tx, services, userId, { phone, isPhoneProved: true }));
  } else if (phone === null) {
    await tx.update(users).set({ phone: null, phone_confirmed_at: null }).where(mine);
    await dropWay('phone');
  }
}

/** A password is dropped where its owner can get in without it, or where a stranger set it. */
function losesPassword({ ports }: AuthServices, user: UserRow, changed: readonly string[]) {
  const canBeMessaged = user.phone_confirmed_at !== null && ports.messenger.isConfigured('sms');
  return user.email_confirmed_at !== null || canBeMessaged || changed.includes('password-changed');
}

/** The oldest change of each says how it was before all of them. */
async function listChanges(tx: Tx, userId: string, since: Date) {
  const rows = await tx
    .select({ before: alarms.before, change: alarms.change })
    .from(alarms)
    .where(and(eq(alarms.user_id, userId), gte(alarms.created_at, since), isNull(alarms.used_at)))
    .orderBy(asc(alarms.created_at), asc(alarms.id));
  const before: BeforeChange = Object.assign({}, ...rows.map((row) => row.before).reverse());
  return { before, changed: rows.map(({ change }) => change) };
}

/**
 * As the auth server: removes every sign-in method added since, and the password, which an attacker
 * may know. Deleted methods cannot be restored; the owner signs in by email.
 */
export async function restoreAccount(
  tx: Tx,
  services: AuthServices,
  userId: string,
  since: Date,
): Promise<void> {
  const now = new Date(services.ports.nowMs());
  await tx.delete(sessions).where(eq(sessions.user_id, userId));
  await tx.delete(factors).where(and(eq(factors.user_id, userId), gte(factors.updated_at, since)));
  await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, userId), gte(recoveryCodes.created_at, since)));
  const linked = and(
    eq(identities.user_id, userId),
    notInArray(identities.provider, OWN_WAYS),
    gte(identities.created_at, since),
  );
  const gone = await tx.delete(identities).where(linked).returning({ name: identities.provider });
  const { before, changed } = await listChanges(tx, userId, since);
  await putBackAddress(tx, services, userId, before);
  await dropAllTokens(tx, userId);
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) return;
  const names = gone.map(({ name }) => name);
  const providers = providersOf(user).filter((name) => !names.includes(name));
  await tx
    .update(users)
    .set({
      ...(losesPassword(services, user, changed) ? { password_hash: null } : {}),
      new_email: null,
      email_change_accepted: null,
      new_phone: null,
      app_metadata: { ...user.app_metadata, providers },
      updated_at: now,
    })
    .where(eq(users.id, userId));
  await tx
    .update(alarms)
    .set({ used_at: now })
    .where(and(eq(alarms.user_id, userId), gte(alarms.created_at, since), isNull(alarms.used_at)));
}
