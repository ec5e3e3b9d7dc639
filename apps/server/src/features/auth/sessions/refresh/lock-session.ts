import { SECOND_MS } from '@chowk/domain/kernel';
import { runnerOf, type Tx } from '../../../../db';
import type { sessions } from '../../../../db/schema/auth/auth';
import type { UserWithIdentities } from '../../account/present-user';
import type { UserWithStatus } from '../../auth.queries';
import {
  COLUMNS_OF_U,
  OWNED_BY_U,
  type OwnedRow,
  readOwned,
  readSession,
  readUser,
} from '../read-rows';
import { IS_STAFF_S } from '../session-life';

const LOCK_TIMEOUT_MS = 3 * SECOND_MS;

/** The wait is limited by the very statement that waits: one of its own might overtake it. */
export const LIMIT_LOCK_WAIT = `set_config('lock_timeout', '${LOCK_TIMEOUT_MS}', true) is not null`;

const LOCK_SESSION = `
  select * from auth.sessions where id = $1 and ${LIMIT_LOCK_WAIT} for update`;

const FIND_PERSON = `
  select ${COLUMNS_OF_U}, p.status, p.language, ${IS_STAFF_S} as is_staff, ${OWNED_BY_U}
  from auth.sessions s
    join auth.users u on u.id = s.user_id
    left join profiles p on p.id = u.id
  where s.id = $1`;

interface PersonRow extends OwnedRow {
  readonly status: UserWithStatus['status'];
  readonly language: UserWithStatus['language'];
  readonly is_staff: boolean;
}

export interface LockedSession extends UserWithIdentities, UserWithStatus {
  readonly session: typeof sessions.$inferSelect;
  readonly isOfStaff: boolean;
}

/**
 * The session, locked against a second refresh at the same moment, and its person as they are once
 * the lock is held. The two travel together. Written by hand: every phone comes here once an hour,
 * and putting the statements together took longer than all the rest.
 */
export async function lockSession(tx: Tx, sessionId: string): Promise<LockedSession | undefined> {
  const runner = runnerOf(tx);
  const [[session], [person]] = await Promise.all([
    runner.objects(LOCK_SESSION, [sessionId]),
    runner.objects(FIND_PERSON, [sessionId]) as Promise<PersonRow[]>,
  ]);
  if (!session || !person) return undefined;
  const { status, language, is_staff: isOfStaff, identities, factors, ...user } = person;
  return {
    session: readSession(session),
    user: readUser(user),
    status,
    language,
    isOfStaff,
    ...readOwned({ identities, factors }),
  };
}
