import { and, eq, ne, sql } from 'drizzle-orm';
import type { Ports } from '../../../contract/context';
import type { Tx } from '../../../db';
import { profiles } from '../../../db/schema/accounts';
import { identities, users } from '../../../db/schema/auth/auth';
import type { UserRow } from '../account/present-user';
import { AuthError } from '../auth-error';
import { emailIdentity } from '../providers/identity-rows';

export function emailExists(): AuthError {
  const message = 'A user with this email address has already been registered';
  return new AuthError(422, 'email_exists', message);
}

export async function requireFreeEmail(tx: Tx, userId: string, email: string): Promise<void> {
  const taken = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)));
  if (taken.length > 0) throw emailExists();
}

/** Raises the profile's version, so that an open form reports the conflict. */
export async function setProfileEmail(
  tx: Tx,
  userId: string,
  email: string | null,
  now: Date,
): Promise<void> {
  await tx
    .update(profiles)
    .set({ email, version: sql`${profiles.version} + 1`, updated_at: now })
    .where(and(eq(profiles.id, userId), sql`${profiles.email} is distinct from ${email}`));
}

/** The address of login, identity and profile together; whatever was pending is over. */
export async function moveEmail(
  tx: Tx,
  ports: Pick<Ports, 'newId' | 'nowMs'>,
  user: UserRow,
  email: string,
): Promise<UserRow> {
  await requireFreeEmail(tx, user.id, email);
  const now = new Date(ports.nowMs());
  const providers = new Set<unknown>(
    Array.isArray(user.app_metadata.providers) ? user.app_metadata.providers : [],
  );
  const [moved] = await tx
    .update(users)
    .set({
      email,
      email_confirmed_at: now,
      new_email: null,
      email_change_sent_at: null,
      email_change_accepted: null,
      app_metadata: { ...user.app_metadata, providers: [...providers.add('email')] },
      updated_at: now,
    })
    .where(eq(users.id, user.id))
    .returning();
  if (!moved) throw new Error('The person changing their address has no row');
  const proved = JSON.stringify({ email, email_verified: true });
  await tx
    .insert(identities)
    .values(emailIdentity(ports, user.id, email, true))
    .onConflictDoUpdate({
      target: [identities.provider, identities.provider_id],
      set: {
        identity_data: sql`${identities.identity_data} || ${proved}::jsonb`,
        updated_at: now,
      },
    });
  await setProfileEmail(tx, user.id, email, now);
  return moved;
}
