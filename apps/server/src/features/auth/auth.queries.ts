import type { ProfileState } from '@chowk/domain/accounts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { identities, users } from '../../db/schema/auth';
import type { IdentityRow, UserRow } from './present-user';

export { lockSession } from './lock-session';

export function listIdentities(tx: Tx, userId: string): Promise<IdentityRow[]> {
  return tx.select().from(identities).where(eq(identities.user_id, userId)).orderBy(identities.id);
}

const userWithStatus = { user: users, status: profiles.status, language: profiles.language };

/** Someone whose profile is gone may not sign in either. */
export interface UserWithStatus {
  readonly user: UserRow;
  readonly status: ProfileState | null;
  readonly language: 'en' | 'hi' | null;
}

export async function findUserBy(
  tx: Tx,
  column: 'id' | 'email' | 'phone',
  value: string,
): Promise<UserWithStatus | undefined> {
  const [found] = await tx
    .select(userWithStatus)
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users[column], value));
  return found;
}
