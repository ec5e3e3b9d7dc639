import { type Limit, takeFromBucket } from '../../contract/rate-limit';
import type { Database } from '../../db';
import { takeCodeGuess } from './mail-limits';

const ENROLLING: Limit = { burst: 15, perMinute: 5 };
const CHALLENGING: Limit = { burst: 15, perMinute: 15 };

/** By person and not by address: whoever asks here has shown who they are. */
export function takeEnrolling(db: Database, userId: string): Promise<void> {
  return takeFromBucket(db, `auth:factor:enroll:${userId}`, ENROLLING, 1);
}

export function takeChallenging(db: Database, userId: string): Promise<void> {
  return takeFromBucket(db, `auth:factor:challenge:${userId}`, CHALLENGING, 1);
}

/** Whoever knows the password has a million codes to try: they get few a minute. */
export function takeFactorGuess(db: Database, address: string, userId: string): Promise<void> {
  return takeCodeGuess(db, address, `factor:${userId}`);
}
