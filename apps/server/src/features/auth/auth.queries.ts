import type { ProfileState } from '@chowk/domain/accounts';
import { eq } from 'drizzle-orm';
import { runnerOf, type Tx } from '../../db';
import { identities } from '../../db/schema/auth/auth';
import type { IdentityRow, UserRow } from './account/present-user';
import { COLUMNS_OF_U, readUser } from './sessions/read-rows';

export function listIdentities(tx: Tx, userId: string): Promise<IdentityRow[]> {
  return tx.select().from(identities).where(eq(identities.user_id, userId)).orderBy(identities.id);
}

/** A person whose profile was deleted cannot sign in. */
export interface UserWithStatus {
  readonly user: UserRow;
  readonly status: ProfileState | null;
  readonly language: 'en' | 'hi' | null;
}

/** Plain SQL, because every sign-in waits for it. */
const FIND_USER = `
  select ${COLUMNS_OF_U}, p.status as profile_status, p.language as profile_language
  from auth.users u left join profiles p on p.id = u.id where`;

export async function findUserBy(
  tx: Tx,
  column: 'id' | 'email' | 'phone',
  value: string,
): Promise<UserWithStatus | undefined> {
  const [found] = await runnerOf(tx).objects(`${FIND_USER} u.${column} = $1`, [value]);
  if (!found) return undefined;
  const { profile_status, profile_language, ...user } = found;
  return {
    user: readUser(user),
    status: profile_status as UserWithStatus['status'],
    language: profile_language as UserWithStatus['language'],
  };
}
