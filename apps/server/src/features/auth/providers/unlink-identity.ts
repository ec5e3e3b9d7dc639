import { isUuid } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { type Tx, withAuth } from '../../../db';
import { identities, users } from '../../../db/schema/auth/auth';
import type { IdentityRow, UserRow } from '../account/present-user';
import { listIdentities } from '../auth.queries';
import type { AuthContext } from '../auth-deps';
import { AuthError } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { parseEmail } from '../contacts/email';
import { requireFreeEmail, setProfileEmail } from '../contacts/move-email';
import { provedEmail } from '../contacts/proved-contacts';
import { giveNotice } from '../mail/security-notices';
import { dropAllTokens } from '../otp/one-time-tokens';
import type { SignedIn } from '../sessions/require-session';
import { requireLinking } from './provider';

function emailOf({ identity_data }: IdentityRow): string | undefined {
  const { email } = identity_data;
  return typeof email === 'string' ? parseEmail(email) : undefined;
}

/** The address of the account afterwards: the same while someone left vouches for it. */
function nextEmail(user: UserRow, gone: IdentityRow, left: readonly IdentityRow[]): string | null {
  if (!user.email || emailOf(gone) !== user.email) return user.email;
  const vouched = left.filter(({ identity_data }) => identity_data.email_verified === true);
  const emails = vouched.flatMap((identity) => emailOf(identity) ?? []);
  return emails.find((email) => email === user.email) ?? emails[0] ?? null;
}

async function moveTo(tx: Tx, user: UserRow, email: string | null, now: Date): Promise<void> {
  if (email === user.email) return;
  if (email) {
    await requireFreeEmail(tx, user.id, email).catch((error: unknown) => {
      if (!(error instanceof AuthError)) throw error;
      const message = 'Unable to unlink identity due to email conflict';
      throw new AuthError(422, 'email_conflict_identity_not_deletable', message);
    });
  }
  await tx
    .update(users)
    .set({
      email,
      email_confirmed_at: email ? now : null,
      new_email: null,
      email_change_sent_at: null,
      email_change_accepted: null,
    })
    .where(eq(users.id, user.id));
  await setProfileEmail(tx, user.id, email, now);
}

/** What goes with a way in: the password was for the address, the number was for the phone. */
const GOES_ALONG: Readonly<Record<string, Partial<UserRow>>> = {
  email: { password_hash: null },
  phone: { phone: null, phone_confirmed_at: null, new_phone: null, phone_change_sent_at: null },
};

async function unlink(tx: Tx, services: AuthServices, userId: string, id: string): Promise<void> {
  // Locked, or two at once could each leave the other one as the last.
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  const owned = await listIdentities(tx, userId);
  if (!user || owned.length <= 1) {
    const message = 'User must have at least 1 identity after unlinking';
    throw new AuthError(422, 'single_identity_not_deletable', message);
  }
  const gone = owned.find((identity) => identity.id === id);
  if (!gone) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist");
  const left = owned.filter((identity) => identity !== gone);
  const now = new Date(services.ports.nowMs());
  await moveTo(tx, user, nextEmail(user, gone, left), now);
  const providers = [...new Set(left.map(({ provider }) => provider))];
  const { provider } = user.app_metadata;
  const first = providers.find((name) => name === provider) ?? providers[0];
  await tx
    .update(users)
    .set({
      ...GOES_ALONG[gone.provider],
      app_metadata: { ...user.app_metadata, provider: first, providers },
      updated_at: now,
    })
    .where(eq(users.id, userId));
  await tx.delete(identities).where(eq(identities.id, gone.id));
  await dropAllTokens(tx, userId);
}

/** `DELETE /user/identities/{id}`: one way in less, never the last. */
export async function unlinkIdentity(
  c: AuthContext,
  services: AuthServices,
  { user }: SignedIn,
): Promise<Response> {
  requireLinking(services.providers);
  const id = c.req.param('id') ?? '';
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID');
  await withAuth(services.ports.db, 'write', (tx) => unlink(tx, services, user.id, id));
  giveNotice(services, { kind: 'identity-unlinked', userId: user.id, email: provedEmail(user) });
  return c.json({});
}
