import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db';
import { identities, users } from '../../../db/schema/auth/auth';
import type { IdentityRow, UserRow } from '../account/present-user';
import type { Metadata } from '../account/user-metadata';
import type { AuthServices } from '../auth-services';
import { providerIdentity } from './identity-rows';

export async function findIdentity(
  tx: Tx,
  provider: string,
  sub: string,
): Promise<IdentityRow | undefined> {
  const [found] = await tx
    .select()
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.provider_id, sub)));
  return found;
}

/** The ways in that an account has, in the order they were added. */
export function providersOf({ app_metadata }: Pick<UserRow, 'app_metadata'>): string[] {
  const { providers } = app_metadata;
  return Array.isArray(providers) ? providers.map(String) : [];
}

/** False when the identity already belongs to somebody. */
export async function linkIdentity(
  tx: Tx,
  { ports }: AuthServices,
  userId: string,
  identity: { readonly provider: string; readonly data: Metadata },
): Promise<boolean> {
  const [linked] = await tx
    .insert(identities)
    .values(providerIdentity(ports, userId, identity.provider, identity.data))
    .onConflictDoNothing()
    .returning({ id: identities.id });
  if (!linked) return false;
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw new Error('The person an identity is linked to has no row');
  const providers = [...new Set([...providersOf(user), identity.provider])];
  await tx
    .update(users)
    .set({
      app_metadata: { provider: identity.provider, ...user.app_metadata, providers },
      updated_at: new Date(ports.nowMs()),
    })
    .where(eq(users.id, userId));
  return true;
}
