import { type Limit, takeFromBucket } from '../../../contract/limits/rate-limit';
import type { Database } from '../../../db';
import type { Asker } from '../requests/limits';

const ENROLLING: Limit = { burst: 15, perMinute: 5 };
const CHALLENGING: Limit = { burst: 15, perMinute: 15 };

/** Per person rather than per address, because callers have a session. */
export function takeEnrolling(db: Database, userId: string): Promise<void> {
  return takeFromBucket(db, `auth:factor:enroll:${userId}`, ENROLLING, 1);
}

/** A device the factor was shown on before has a count of its own. */
export function takeChallenging(db: Database, userId: string, { own }: Asker): Promise<void> {
  const who = own ? `:${own}` : '';
  return takeFromBucket(db, `auth:factor:challenge:${userId}${who}`, CHALLENGING, 1);
}

/** A signature cannot be guessed, so this only keeps the work of checking it in bounds. */
export function takePasskeyTry(db: Database, userId: string, { own }: Asker): Promise<void> {
  const who = own ? `:${own}` : '';
  return takeFromBucket(db, `auth:factor:passkey:${userId}${who}`, CHALLENGING, 1);
}
