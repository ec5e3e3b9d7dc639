import { createHash } from 'node:crypto';
import { ChowkError, DAY_MS, MINUTE_MS } from '@chowk/domain/kernel';
import {
  type Bucket,
  emptyBuckets,
  type Limit,
  takeFromBucket,
  takeFromBuckets,
} from '../../../contract/limits/rate-limit';
import type { Database } from '../../../db';
import type { Asker } from '../requests/limits';

const MINUTES_A_DAY = DAY_MS / MINUTE_MS;
const A_WHILE: Limit = { burst: 15, perMinute: 2 };
/**
 * Six digits are a million codes, of which an app accepts three at a time: however many codes are
 * requested, twenty wrong guesses in a row and then four a day are the limit.
 */
const IN_ALL: Limit = { burst: 20, perMinute: 4 / MINUTES_A_DAY };
const TOLD: Limit = { burst: 1, perMinute: 1 / (7 * MINUTES_A_DAY) };

function shortHash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22);
}

export interface CodeGuess {
  /** It was right: from here on the next wrong one is the first. */
  readonly reset: () => Promise<void>;
}

interface GuessAt {
  /** A factor, or the address a code went to; known or not, both are counted alike. */
  readonly subject: string;
  readonly asker: Asker;
  /** The first time guessing is stopped, the person is notified. */
  readonly onStopped?: () => void;
}

/** Counts one guess at a code. Strangers share a count, each own device and session has another. */
export async function takeCodeGuess(db: Database, guess: GuessAt): Promise<CodeGuess> {
  const { subject, asker, onStopped } = guess;
  const who = asker.own ? ['own', asker.own] : [];
  const whole = shortHash(subject, ...who);
  const pair: Bucket = {
    name: `auth:code:pair:${asker.own ? whole : shortHash(asker.address, subject)}`,
    limit: A_WHILE,
  };
  const inAll: Bucket = { name: `auth:code:all:${whole}`, limit: IN_ALL };
  const told: Bucket = { name: `auth:code:told:${whole}`, limit: TOLD };
  await takeFromBuckets(db, [pair]);
  try {
    await takeFromBuckets(db, [inAll]);
  } catch (error) {
    const isStopped = error instanceof ChowkError && error.code === 'RATE_LIMITED';
    if (isStopped && onStopped && (await isFirst(db, told))) onStopped();
    throw error;
  }
  return { reset: () => emptyBuckets(db, [pair, inAll, told]) };
}

async function isFirst(db: Database, { name, limit }: Bucket): Promise<boolean> {
  try {
    await takeFromBucket(db, name, limit, 1);
    return true;
  } catch {
    return false;
  }
}
