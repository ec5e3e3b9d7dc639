import { createHash } from 'node:crypto';
import { ChowkError } from '@chowk/domain/kernel';
import {
  type Bucket,
  type Limit,
  takeFromBucket,
  takeFromBuckets,
} from '../../../contract/limits/rate-limit';
import type { Database } from '../../../db';
import { AuthError } from '../auth-error';
import type { Asker } from '../requests/limits';

const ONE_A_MINUTE: Limit = { burst: 1, perMinute: 1 };
/** Across all kinds, so that nobody's mailbox or phone is flooded in our name. */
const PER_RECIPIENT = {
  /** Ten people requesting another person's emails do not use up that person's own limit. */
  mail: { burst: 60, perMinute: 0.5 },
  sms: { burst: 10, perMinute: 0.25 },
} satisfies Record<string, Limit>;
/** Of these, per requesting address. */
const PER_PAIR: Limit = { burst: 5, perMinute: 0.05 };
/** For callers on their own device or with a session. */
const PER_OWN: Limit = { burst: 5, perMinute: 0.25 };
/** What one instance sends at most; far above an ordinary day, below what ruins a sender's name. */
const PER_INSTANCE: Limit = { burst: 500, perMinute: 60 };
/** One address may be a whole town behind a carrier's gateway. */
const ASKING: Limit = { burst: 60, perMinute: 30 };
const VERIFYING: Limit = { burst: 120, perMinute: 60 };

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

export async function orTooSoon(
  carrier: Carrier,
  take: Promise<void>,
  words?: (s: number) => string,
) {
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

interface Limits {
  /** By kind: refused with how long to wait. */
  readonly oneAMinute: string;
  readonly others: readonly Bucket[];
}

function limitsFor(carrier: Carrier, kind: string, recipient: string, asker: Asker): Limits {
  const { address, own } = asker;
  const to = shortHash(recipient);
  if (own) {
    const mine = shortHash(recipient, own);
    const others = [{ name: `auth:${carrier}:own:${mine}`, limit: PER_OWN }];
    return { oneAMinute: `auth:${carrier}:${kind}:own:${mine}`, others };
  }
  const all = { name: `auth:${carrier}:to:${to}`, limit: PER_RECIPIENT[carrier] };
  // Messages cost money and only the newest matters: one a minute in total.
  if (carrier === 'sms') return { oneAMinute: `auth:sms:${kind}:${to}`, others: [all] };
  const pair = shortHash(recipient, address);
  const others = [{ name: `auth:mail:pair:${pair}`, limit: PER_PAIR }, all];
  return { oneAMinute: `auth:mail:${kind}:${pair}`, others };
}

/**
 * By the address as typed, before anyone looks whether it is known: both are limited alike. What a
 * stranger asks for is counted by where they ask from first, so that they stop before its owner does.
 */
export async function takeSending(
  db: Database,
  carrier: Carrier,
  kind: string,
  { recipient, asker }: { readonly recipient: string; readonly asker: Asker },
): Promise<void> {
  const { oneAMinute, others } = limitsFor(carrier, kind, recipient, asker);
  await orTooSoon(carrier, takeFromBucket(db, oneAMinute, ONE_A_MINUTE, 1), tooSoon);
  await orTooSoon(carrier, takeFromBuckets(db, others));
}

/**
 * Counted only for what is really sent, so that invented addresses cannot use it up. Requests on a
 * person's own devices, and security notices, have a limit of the same size that strangers cannot
 * use.
 */
export function takeInstanceSending(
  db: Database,
  carrier: Carrier,
  asker: Partial<Asker>,
): Promise<void> {
  const bucket = `auth:${carrier}:instance${asker.own ? ':own' : ''}`;
  return orTooSoon(carrier, takeFromBucket(db, bucket, PER_INSTANCE, 1));
}

export function takeAsking(db: Database, address: string): Promise<void> {
  return takeFromBucket(db, `auth:ask:${address}`, ASKING, 1);
}

export function takeVerifying(db: Database, address: string): Promise<void> {
  return takeFromBucket(db, `auth:verify:${address}`, VERIFYING, 1);
}
