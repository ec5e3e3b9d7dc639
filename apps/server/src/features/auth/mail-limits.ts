import { createHash } from 'node:crypto';
import { ChowkError } from '@chowk/domain/kernel';
import { type Limit, takeFromBucket } from '../../contract/rate-limit';
import type { Database } from '../../db';
import { AuthError } from './auth-error';

const ONE_A_MINUTE: Limit = { burst: 1, perMinute: 1 };
/** However many kinds there are: nobody's mailbox is flooded in our name. */
const PER_RECIPIENT: Limit = { burst: 10, perMinute: 0.25 };
/** What one instance sends at most; far above an ordinary day, below what ruins a sender's name. */
const PER_INSTANCE: Limit = { burst: 500, perMinute: 60 };
/** One address may be a whole town behind a carrier's gateway. */
const ASKING: Limit = { burst: 60, perMinute: 30 };
const VERIFYING: Limit = { burst: 120, perMinute: 60 };
const CODE_GUESSES = {
  /** One address trying one account is stopped first. */
  pair: { burst: 15, perMinute: 2 },
  account: { burst: 50, perMinute: 5 },
} satisfies Record<string, Limit>;

function shortHash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22);
}

const SENDING = {
  mail: {
    code: 'over_email_send_rate_limit',
    tooMany: 'email rate limit exceeded',
  },
  sms: { code: 'over_sms_send_rate_limit', tooMany: 'SMS rate limit exceeded' },
} as const;
export type Carrier = keyof typeof SENDING;

async function orTooSoon(carrier: Carrier, take: Promise<void>, words?: (s: number) => string) {
  try {
    await take;
  } catch (error) {
    if (!(error instanceof ChowkError) || error.code !== 'RATE_LIMITED') throw error;
    const { code, tooMany } = SENDING[carrier];
    const retryAfterS = error.details?.retryAfterS ?? 1;
    throw new AuthError(429, code, words?.(retryAfterS) ?? tooMany, { retryAfterS });
  }
}

const tooSoon = (seconds: number) =>
  `For security purposes, you can only request this after ${seconds} seconds.`;

/** By the address as typed, before anyone looks whether it is known: both are limited alike. */
export async function takeSending(
  db: Database,
  carrier: Carrier,
  kind: string,
  recipient: string,
): Promise<void> {
  const name = shortHash(recipient);
  const bucket = `auth:${carrier}:${kind}:${name}`;
  await orTooSoon(carrier, takeFromBucket(db, bucket, ONE_A_MINUTE, 1), tooSoon);
  await orTooSoon(carrier, takeFromBucket(db, `auth:${carrier}:to:${name}`, PER_RECIPIENT, 1));
}

/** Taken only for what is really sent, so that made-up addresses cannot use it up. */
export function takeInstanceSending(db: Database, carrier: Carrier): Promise<void> {
  return orTooSoon(carrier, takeFromBucket(db, `auth:${carrier}:instance`, PER_INSTANCE, 1));
}

export function takeAsking(db: Database, address: string): Promise<void> {
  return takeFromBucket(db, `auth:ask:${address}`, ASKING, 1);
}

export function takeVerifying(db: Database, address: string): Promise<void> {
  return takeFromBucket(db, `auth:verify:${address}`, VERIFYING, 1);
}

/** Six digits are soon tried out; a token's own counter is renewed with each mail, this is not. */
export async function takeCodeGuess(db: Database, address: string, account: string): Promise<void> {
  const pair = `auth:code:pair:${shortHash(address, account)}`;
  await takeFromBucket(db, pair, CODE_GUESSES.pair, 1);
  await takeFromBucket(db, `auth:code:account:${shortHash(account)}`, CODE_GUESSES.account, 1);
}
