import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db';
import { identities, sessions, users } from '../../../db/schema/auth/auth';
import { factors } from '../../../db/schema/auth/auth-factors';
import { flowStates } from '../../../db/schema/auth/auth-flows';
import { insertPerson } from '../account/create-person';
import type { UserRow } from '../account/present-user';
import { profileFrom } from '../account/user-metadata';
import { findUserBy, listIdentities, type UserWithStatus } from '../auth.queries';
import { AuthError } from '../auth-error';
import type { AuthServices } from '../auth-services';
import type { FlowRow } from '../otp/flow-states';
import { dropAllTokens } from '../otp/one-time-tokens';
import { requireOpenSignUps } from '../sign-up/require-open';
import { requireStanding } from '../tokens/standing';
import { providerIdentity } from './identity-rows';
import { findIdentity, linkIdentity } from './link-identity';
import type { ProviderClaims } from './provider-claims';

/** Linking requires a session; an identity in use stays where it is. */
export async function requireLinkable(
  tx: Tx,
  provider: string,
  sub: string,
  userId: string,
): Promise<void> {
  const found = await findIdentity(tx, provider, sub);
  if (!found) return;
  const whose = found.user_id === userId ? '' : ' to another user';
  throw new AuthError(422, 'identity_already_exists', `Identity is already linked${whose}`);
}

function requireVerifiedEmail(provider: string, { email, isEmailVerified }: ProviderClaims) {
  if (!email) {
    const message = 'Error getting user email from external provider';
    throw new AuthError(422, 'email_address_not_provided', message);
  }
  if (isEmailVerified) return email;
  const message = `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`;
  throw new AuthError(422, 'provider_email_needs_verification', message);
}

/**
 * The account's creator never verified the address, and now its owner has come: what the creator
 * may know, from password to second factor, must not open the account any more.
 */
async function takeOver(tx: Tx, { ports }: AuthServices, { id }: UserRow): Promise<void> {
  const now = new Date(ports.nowMs());
  await dropAllTokens(tx, id);
  await tx.delete(flowStates).where(eq(flowStates.user_id, id));
  await tx.delete(flowStates).where(eq(flowStates.linking_target_id, id));
  await tx.delete(sessions).where(eq(sessions.user_id, id));
  await tx.delete(factors).where(eq(factors.user_id, id));
  await tx.delete(identities).where(eq(identities.user_id, id));
  await tx
    .update(users)
    .set({
      password_hash: null,
      phone: null,
      phone_confirmed_at: null,
      new_email: null,
      email_change_accepted: null,
      new_phone: null,
      email_confirmed_at: now,
      app_metadata: {},
      updated_at: now,
    })
    .where(eq(users.id, id));
}

/** While no mail can be sent, the address of a sign-up is believed, which proves nothing. */
async function isProved(
  tx: Tx,
  { autoConfirm }: AuthServices,
  { user }: UserWithStatus,
): Promise<boolean> {
  if (!user.email_confirmed_at || !autoConfirm) return user.email_confirmed_at !== null;
  const owned = await listIdentities(tx, user.id);
  return owned.every(({ provider }) => provider !== 'email');
}

async function createFrom(
  tx: Tx,
  { ports }: AuthServices,
  { provider, sign_up_data }: FlowRow,
  { name, data }: ProviderClaims,
  email: string,
): Promise<UserRow | undefined> {
  const { avatar_url } = data;
  const profile = profileFrom({
    ...sign_up_data,
    full_name: name,
    ...(avatar_url ? { avatar_url } : {}),
  });
  return insertPerson(tx, ports, {
    ...profile,
    email,
    passwordHash: null,
    isConfirmed: true,
    identityOf: (userId) => providerIdentity(ports, userId, provider ?? '', data),
  });
}

async function cameAgain(
  tx: Tx,
  { ports }: AuthServices,
  identityId: string,
  { data }: ProviderClaims,
): Promise<void> {
  const now = new Date(ports.nowMs());
  await tx
    .update(identities)
    .set({ identity_data: data, last_sign_in_at: now, updated_at: now })
    .where(eq(identities.id, identityId));
}

/** The account of the provider's user: by identity, else by verified address, else a new one. */
export async function findPersonOf(
  tx: Tx,
  services: AuthServices,
  flow: FlowRow,
  claims: ProviderClaims,
): Promise<string> {
  const provider = flow.provider ?? '';
  const nowMs = services.ports.nowMs();
  const identity = await findIdentity(tx, provider, claims.sub);
  if (identity) {
    const person = await findUserBy(tx, 'id', identity.user_id);
    if (person) requireStanding(person, nowMs, 403);
    await cameAgain(tx, services, identity.id, claims);
    return identity.user_id;
  }
  const email = requireVerifiedEmail(provider, claims);
  // Locked, or an address could be verified and taken over at the same moment. A row that appears
  // only after this look is not locked, because two callers would deadlock.
  const [locked] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email))
    .for('update');
  const person = locked && (await findUserBy(tx, 'email', email));
  if (!person) {
    requireOpenSignUps(services);
    const made = await createFrom(tx, services, flow, claims, email);
    // Another request was faster: the account exists now.
    return made ? made.id : findPersonOf(tx, services, flow, claims);
  }
  requireStanding(person, nowMs, 403);
  if (!(await isProved(tx, services, person))) await takeOver(tx, services, person.user);
  const isLinked = await linkIdentity(tx, services, person.user.id, {
    provider,
    data: claims.data,
  });
  return isLinked ? person.user.id : findPersonOf(tx, services, flow, claims);
}
