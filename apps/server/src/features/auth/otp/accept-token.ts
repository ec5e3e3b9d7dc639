import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db';
import { identities, users } from '../../../db/schema/auth/auth';
import type { UserRow } from '../account/present-user';
import { findUserBy } from '../auth.queries';
import { AuthError } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { acceptEmailChange } from '../contacts/accept-email-change';
import { acceptPhone, acceptPhoneChange } from '../contacts/accept-phone';
import { provedEmail, provedPhone } from '../contacts/proved-contacts';
import type { SecurityNotice } from '../mail/security-notices';
import { requireStanding } from '../tokens/standing';
import type { Acceptance, TokenRow } from './one-time-tokens';

export const HALF_MESSAGE =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

export function linkExpired(): AuthError {
  return new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
}

/**
 * A person who verifies an address without a password may not be the one who chose it: a stranger
 * could have signed up with the address first.
 */
async function acceptEmail(
  tx: Tx,
  { ports }: AuthServices,
  user: UserRow,
  { kind, relates_to }: TokenRow,
): Promise<Acceptance> {
  if (relates_to !== user.email) throw linkExpired();
  if (user.email_confirmed_at) return 'whole';
  const now = new Date(ports.nowMs());
  const keepsPassword = kind === 'confirmation';
  await Promise.all([
    tx
      .update(users)
      .set({
        email_confirmed_at: now,
        updated_at: now,
        ...(keepsPassword ? {} : { password_hash: null }),
      })
      .where(eq(users.id, user.id)),
    tx
      .update(identities)
      .set({
        identity_data: sql`${identities.identity_data} || '{"email_verified": true}'`,
        updated_at: now,
      })
      .where(and(eq(identities.user_id, user.id), eq(identities.provider, 'email'))),
  ]);
  return 'whole';
}

/** A person invited by a text message has shown that they have the phone. */
const acceptInvite: Accept = (tx, services, user, row) =>
  row.relates_to === user.phone
    ? acceptPhone(tx, services, user, row)
    : acceptEmail(tx, services, user, row);

/** What our team read to them on the phone shows nothing about the number itself. */
const acceptRecovery: Accept = async (tx, services, user, row) =>
  row.relates_to === user.phone ? 'whole' : acceptEmail(tx, services, user, row);

type Accept = (tx: Tx, services: AuthServices, user: UserRow, row: TokenRow) => Promise<Acceptance>;

const ACCEPT: Partial<Record<TokenRow['kind'], Accept>> = {
  confirmation: acceptEmail,
  invite: acceptInvite,
  magiclink: acceptEmail,
  recovery: acceptRecovery,
  email_change_current: acceptEmailChange,
  email_change_new: acceptEmailChange,
  phone_confirmation: acceptPhone,
  sms: acceptPhone,
  phone_change: acceptPhoneChange,
};

/** A pending change that has just become true. */
function noticeFor({ kind }: TokenRow, user: UserRow): SecurityNotice | undefined {
  const { id: userId, new_email } = user;
  const email = provedEmail(user);
  if (kind === 'phone_change') {
    return { kind: 'phone-changed', userId, email, phone: provedPhone(user) };
  }
  const isMove = kind === 'email_change_current' || kind === 'email_change_new';
  return isMove && new_email
    ? { kind: 'email-changed', userId, email, newEmail: new_email }
    : undefined;
}

export interface Accepted {
  readonly isHalf: boolean;
  /** To be given once this is committed. */
  readonly notice: SecurityNotice | undefined;
}

/** What holding the link or the code proves, written down. */
export async function acceptToken(
  tx: Tx,
  services: AuthServices,
  row: TokenRow,
): Promise<Accepted> {
  const accept = ACCEPT[row.kind];
  const person = await findUserBy(tx, 'id', row.user_id);
  if (!accept || !person) throw linkExpired();
  requireStanding(person, services.ports.nowMs(), 403);
  const isHalf = (await accept(tx, services, person.user, row)) === 'half';
  return { isHalf, notice: isHalf ? undefined : noticeFor(row, person.user) };
}
