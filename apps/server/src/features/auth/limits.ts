import { createHash } from 'node:crypto';
import { type Limit, takeFromBucket } from '../../contract/rate-limit';
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
  const change = (cost: number) => ({
    address: () => takeFromBucket(db, `auth:guess:address:${address}`, GUESSES.address, cost),
    pair: () =>
      takeFromBucket(db, `auth:guess:pair:${shortHash(address, account)}`, GUESSES.pair, cost),
    account: () =>
      takeFromBucket(db, `auth:guess:account:${shortHash(account)}`, GUESSES.account, cost),
  });
  const take = change(1);
  await Promise.all([take.address(), take.pair()]);
  await take.account();
  const back = change(-1);
  return {
    giveBack: async () => {
      await Promise.all([back.address(), back.pair(), back.account()]);
    },
  };
}

export function takeSignUp(db: Database, address: string): Promise<void> {
  return takeFromBucket(db, `auth:sign-up:${address}`, SIGN_UPS, 1);
}
