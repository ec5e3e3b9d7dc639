import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db';
import { identities, users } from '../../../db/schema/auth/auth';
import { oneTimeTokens } from '../../../db/schema/auth/auth-flows';
import type { UserRow } from '../account/present-user';
import { AuthError } from '../auth-error';
import type { AuthServices } from '../auth-services';
import type { Acceptance, TokenRow } from '../otp/one-time-tokens';
import { phoneIdentity } from '../providers/identity-rows';
import { requireFreePhone } from './phone-number';
import { copyProvedPhone } from './profile-phone';

export function codeExpired(): AuthError {
  return new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
}

/** A code that was sent to the number the account has. */
export async function acceptPhone(
  tx: Tx,
  { ports }: AuthServices,
  user: UserRow,
  { kind, relates_to }: TokenRow,
): Promise<Acceptance> {
  if (relates_to !== user.phone) throw codeExpired();
  if (user.phone_confirmed_at) return 'whole';
  const now = new Date(ports.nowMs());
  await tx
    .update(users)
    .set({
      phone_confirmed_at: now,
      updated_at: now,
      // Like with email: the password may be that of somebody who typed this number first.
      ...(kind === 'phone_confirmation' ? {} : { password_hash: null }),
    })
    .where(eq(users.id, user.id));
  await tx
    .update(identities)
    .set({
      identity_data: sql`${identities.identity_data} || '{"phone_verified": true}'`,
      updated_at: now,
    })
    .where(and(eq(identities.user_id, user.id), eq(identities.provider, 'phone')));
  await copyProvedPhone(tx, user.id, relates_to);
  return 'whole';
}

/** A code that was sent to the number the account is to have. */
export async function acceptPhoneChange(
  tx: Tx,
  { ports }: AuthServices,
  user: UserRow,
  row: TokenRow,
): Promise<Acceptance> {
  const phone = row.relates_to;
  if (phone !== user.new_phone) throw codeExpired();
  await requireFreePhone(tx, user.id, phone);
  const now = new Date(ports.nowMs());
  const providers = new Set<unknown>(
    Array.isArray(user.app_metadata.providers) ? user.app_metadata.providers : [],
  );
  await tx
    .update(users)
    .set({
      phone,
      phone_confirmed_at: now,
      new_phone: null,
      phone_change_sent_at: null,
      app_metadata: { ...user.app_metadata, providers: [...providers.add('phone')] },
      updated_at: now,
    })
    .where(eq(users.id, user.id));
  const proved = JSON.stringify({ phone, phone_verified: true });
  await tx
    .insert(identities)
    .values(phoneIdentity(ports, user.id, phone, true))
    .onConflictDoUpdate({
      target: [identities.provider, identities.provider_id],
      set: {
        identity_data: sql`${identities.identity_data} || ${proved}::jsonb`,
        updated_at: now,
      },
    });
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.id, row.id));
  await copyProvedPhone(tx, user.id, phone);
  return 'whole';
}
