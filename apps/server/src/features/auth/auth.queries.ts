import type { ProfileState } from '@chowk/domain/accounts';
import { SECOND_MS } from '@chowk/domain/kernel';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { identities, sessions, users } from '../../db/schema/auth';
import { listFactorsOfSession } from './factors.queries';
import type { IdentityRow, UserRow } from './present-user';

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

const LOCK_TIMEOUT_MS = 3 * SECOND_MS;

/** Set by the statement that waits: as one of its own it might overtake or cost a round trip. */
const waitsBriefly = sql.raw(`set_config('lock_timeout', '${LOCK_TIMEOUT_MS}', true) is not null`);

/**
 * The session, locked against a second refresh at the same moment, and its person as they are once
 * the lock is held. The three travel together.
 */
export async function lockSession(tx: Tx, sessionId: string) {
  const [[session], people, factors] = await Promise.all([
    tx
      .select()
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), waitsBriefly))
      .for('update'),
    tx
      .select({ ...userWithStatus, identity: identities })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.user_id))
      .leftJoin(profiles, eq(profiles.id, users.id))
      .leftJoin(identities, eq(identities.user_id, users.id))
      .where(eq(sessions.id, sessionId))
      .orderBy(identities.id),
    listFactorsOfSession(tx, sessionId),
  ]);
  const [person] = people;
  const owned = people.flatMap(({ identity }) => (identity ? [identity] : []));
  return session && person && { session, ...person, identities: owned, factors };
}
