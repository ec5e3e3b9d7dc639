import type { identities, users } from '../../../db/schema/auth/auth';
import { AUDIENCE } from '../auth-deps';
import type { FactorFacts } from '../factors/factors.queries';

export type UserRow = typeof users.$inferSelect;
export type IdentityRow = typeof identities.$inferSelect;

export interface UserWithIdentities {
  readonly user: UserRow;
  readonly identities: readonly IdentityRow[];
  readonly factors: readonly FactorFacts[];
}

/** Absent moments are left out: the client's types know no null there. */
function whenSet(moments: Record<string, Date | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(moments).flatMap(([name, at]) => (at ? [[name, at.toISOString()]] : [])),
  );
}

function presentIdentity(identity: IdentityRow) {
  const { email } = identity.identity_data;
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    ...whenSet({ last_sign_in_at: identity.last_sign_in_at }),
    created_at: identity.created_at.toISOString(),
    updated_at: identity.updated_at.toISOString(),
    ...(typeof email === 'string' ? { email } : {}),
  };
}

export function presentFactor(factor: FactorFacts) {
  return {
    id: factor.id,
    factor_type: factor.factor_type,
    status: factor.status,
    ...(factor.friendly_name ? { friendly_name: factor.friendly_name } : {}),
    ...(factor.phone ? { phone: factor.phone } : {}),
    created_at: factor.created_at.toISOString(),
    updated_at: factor.updated_at.toISOString(),
    ...whenSet({ last_challenged_at: factor.last_challenged_at }),
  };
}

function firstOf(...moments: (Date | null)[]): Date | null {
  const set = moments.filter((at) => at !== null).sort((a, b) => a.getTime() - b.getTime());
  return set[0] ?? null;
}

/** The user object of the protocol; never more of the row than this. */
export function presentUser({ user, identities, factors }: UserWithIdentities) {
  return {
    id: user.id,
    aud: AUDIENCE,
    role: AUDIENCE,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    identities: identities.map(presentIdentity),
    factors: factors.map(presentFactor),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    is_anonymous: false,
    ...(user.new_email ? { new_email: user.new_email } : {}),
    ...(user.new_phone ? { new_phone: user.new_phone } : {}),
    ...whenSet({
      email_confirmed_at: user.email_confirmed_at,
      phone_confirmed_at: user.phone_confirmed_at,
      confirmed_at: firstOf(user.email_confirmed_at, user.phone_confirmed_at),
      confirmation_sent_at: user.confirmation_sent_at,
      recovery_sent_at: user.recovery_sent_at,
      email_change_sent_at: user.email_change_sent_at,
      phone_change_sent_at: user.phone_change_sent_at,
      invited_at: user.invited_at,
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
    }),
  };
}
