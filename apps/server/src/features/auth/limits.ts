import { createHash } from 'node:crypto';
import {
  type Bucket,
  giveBackToBuckets,
  type Limit,
  takeFromBucket,
  takeFromBuckets,
} from '../../contract/rate-limit';
import type { Database } from '../../db';

/**
 * Only wrong passwords count in the end: a right one gives back what it took. One address may be a
 * whole town behind a carrier's gateway, so it gets far more than one account does.
 */
const GUESSES = {
  address: { burst: 300, perMinute: 120 },
  /** One address trying one account is stopped first, so it cannot lock the owner out elsewhere. */
  pair: { burst: 10, perMinute: 2 },
  account: { burst: 100, perMinute: 10 },
} satisfies Record<string, Limit>;

const SIGN_UPS: Limit = { burst: 60, perMinute: 30 };
/** Addresses of people are not left lying about in a table of counters. */
function shortHash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22);
}

export interface Attempt {
  /** The password was right: the attempt does not count. */
  readonly giveBack: () => Promise<void>;
}

/** `account` is what was typed, known or not, so both are limited alike. */
export async function takeGuess(db: Database, address: string, account: string): Promise<Attempt> {
  const bucket = (kind: keyof typeof GUESSES, key: string): Bucket => ({
    name: `auth:guess:${kind}:${key}`,
    limit: GUESSES[kind],
  });
  const buckets = [
    bucket('address', address),
    bucket('pair', shortHash(address, account)),
    bucket('account', shortHash(account)),
  ];
  await takeFromBuckets(db, buckets);
  return { giveBack: () => giveBackToBuckets(db, buckets) };
}

export function takeSignUp(db: Database, address: string): Promise<void> {
  return takeFromBucket(db, `auth:sign-up:${address}`, SIGN_UPS, 1);
}
