import { createHash } from 'node:crypto';
import { MINUTE_MS } from '@chowk/domain/kernel';
import type { Ports } from '../../../contract/context';
import {
  type Bucket,
  giveBackToBuckets,
  type Limit,
  takeFromBucket,
  takeFromBuckets,
} from '../../../contract/limits/rate-limit';
import type { Database } from '../../../db';

/** Who asks or guesses, as far as limits go. */
export interface Asker {
  readonly address: string;
  /** Their own device or session: it has limits of its own, which no stranger can use up. */
  readonly own?: string;
}

/**
 * Only wrong passwords count in the end: a right one gives back what it took. One address may be a
 * whole town behind a carrier's gateway, so it gets far more than one account does.
 */
const GUESSES = {
  address: { burst: 300, perMinute: 120 },
  /** One address trying one account is stopped first, so it cannot lock the owner out elsewhere. */
  pair: { burst: 10, perMinute: 2 },
  account: { burst: 100, perMinute: 10 },
  /** A device the account was signed in on before, or a live session: strangers share none of it. */
  own: { burst: 10, perMinute: 2 },
} satisfies Record<string, Limit>;

const SIGN_UPS: Limit = { burst: 60, perMinute: 30 };
/** Addresses of people are not left lying about in a table of counters. */
function shortHash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22);
}

interface Attempt {
  /** The password was right: the attempt does not count. */
  readonly giveBack: () => Promise<void>;
}

export interface Guess {
  /** Refuses when there were too many. */
  readonly counted: Promise<Attempt>;
  /** Without recent refusals the password is hashed while the guess is counted. */
  readonly isLikelyFine: boolean;
}

const REMEMBERED_MS = MINUTE_MS;
const MAX_REMEMBERED = 10_000;

/**
 * Hashing is expensive, so repeated guesses are counted first. Others need not wait for the count.
 * In this process only: a new stranger gets one hash more.
 */
export function createGuessLimit({ db, nowMs }: Pick<Ports, 'db' | 'nowMs'>) {
  const refusedUntil = new Map<string, number>();

  function remember(buckets: readonly Bucket[]): void {
    if (refusedUntil.size > MAX_REMEMBERED) refusedUntil.clear();
    for (const { name } of buckets) refusedUntil.set(name, nowMs() + REMEMBERED_MS);
  }

  async function count(buckets: readonly Bucket[]): Promise<Attempt> {
    try {
      await takeFromBuckets(db, buckets);
    } catch (error) {
      remember(buckets);
      throw error;
    }
    return { giveBack: () => giveBackToBuckets(db, buckets) };
  }

  return {
    /** `account` is what was typed, known or not, so both are limited alike. */
    take: ({ address, own }: Asker, account: string): Guess => {
      const bucket = (kind: keyof typeof GUESSES, key: string): Bucket => ({
        name: `auth:guess:${kind}:${key}`,
        limit: GUESSES[kind],
      });
      const buckets = own
        ? [bucket('own', shortHash(own))]
        : [
            bucket('address', address),
            bucket('pair', shortHash(address, account)),
            bucket('account', shortHash(account)),
          ];
      const counted = count(buckets);
      // Awaited by its caller, possibly after it has failed.
      counted.catch(() => undefined);
      const wasRefused = ({ name }: Bucket) => (refusedUntil.get(name) ?? 0) > nowMs();
      return { counted, isLikelyFine: !buckets.some(wasRefused) };
    },
  };
}

export type GuessLimit = ReturnType<typeof createGuessLimit>;

export function takeSignUp(db: Database, address: string): Promise<void> {
  return takeFromBucket(db, `auth:sign-up:${address}`, SIGN_UPS, 1);
}
