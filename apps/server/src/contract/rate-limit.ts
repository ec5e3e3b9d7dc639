import { type Actor, ANONYMOUS, ChowkError, type Command, MINUTE_MS } from '@chowk/domain/kernel';
import { sql } from 'drizzle-orm';
import { type Database, type Tx, withSystem } from '../db';
import { countRequest } from './system-steps';

export interface Limit {
  /** How many may come at once. */
  readonly burst: number;
  /** How many a minute may follow. */
  readonly perMinute: number;
}

/** Signed-in people sync hundreds of queued commands at once; a shared address is many people. */
export const COMMAND_LIMITS = {
  person: { burst: 1000, perMinute: 1200 },
  address: { burst: 60, perMinute: 120 },
} satisfies Record<string, Limit>;

export interface Bucket {
  readonly name: string;
  readonly limit: Limit;
}

/**
 * The generic cell rate algorithm in one statement: a row holds the moment its bucket is empty
 * again. No row comes back when adding `cost` would overflow the burst.
 */
function takeIn(tx: Tx, { name, limit }: Bucket, cost: number) {
  const costMs = (MINUTE_MS / limit.perMinute) * cost;
  const burstMs = (MINUTE_MS / limit.perMinute) * limit.burst;
  return tx.execute(sql`
      insert into rate_limits as r (bucket, empty_at)
      values (${name}, clock_timestamp() + ${costMs}::float8 * interval '1 millisecond')
      on conflict (bucket) do update
        set empty_at = greatest(r.empty_at, clock_timestamp()) + ${costMs}::float8 * interval '1 millisecond'
        where greatest(r.empty_at, clock_timestamp()) + ${costMs}::float8 * interval '1 millisecond'
          <= clock_timestamp() + ${burstMs}::float8 * interval '1 millisecond'
      returning bucket`);
}

function tooMany(limit: Limit, cost: number): ChowkError {
  const costMs = (MINUTE_MS / limit.perMinute) * cost;
  const retryAfterS = Math.max(1, Math.ceil(costMs / 1000));
  return new ChowkError('RATE_LIMITED', { details: { retryAfterS } });
}

export async function takeFromBucket(
  db: Database,
  name: string,
  limit: Limit,
  cost: number,
): Promise<void> {
  const taken = await withSystem(db, ANONYMOUS, countRequest, (tx) =>
    takeIn(tx, { name, limit }, cost),
  );
  if (taken.length === 0) throw tooMany(limit, cost);
}

/** One from each, or from none when one of them is empty. */
export async function takeFromBuckets(db: Database, buckets: readonly Bucket[]): Promise<void> {
  await withSystem(db, ANONYMOUS, countRequest, async (tx) => {
    const taken = await Promise.all(buckets.map((bucket) => takeIn(tx, bucket, 1)));
    const empty = buckets.find((_, i) => taken[i]?.length === 0);
    if (empty) throw tooMany(empty.limit, 1);
  });
}

/**
 * What was taken by `takeFromBuckets` and turned out not to count. Both keep to the order given:
 * whoever has the same ones in another order would wait for them for ever.
 */
export async function giveBackToBuckets(db: Database, buckets: readonly Bucket[]): Promise<void> {
  await withSystem(db, ANONYMOUS, countRequest, (tx) =>
    Promise.all(
      buckets.map(({ name, limit }) =>
        tx.execute(sql`
          update rate_limits
          set empty_at = empty_at - ${MINUTE_MS / limit.perMinute}::float8 * interval '1 millisecond'
          where bucket = ${name}`),
      ),
    ),
  );
}

export function limitCommands(
  db: Database,
  actor: Actor,
  address: string,
  cost = 1,
): Promise<void> {
  return actor.actorId
    ? takeFromBucket(db, `person:${actor.actorId}`, COMMAND_LIMITS.person, cost)
    : takeFromBucket(db, `address:${address}`, COMMAND_LIMITS.address, cost);
}

/** Whoever is not signed in has the limits of a command besides those of their address. */
export async function limitStrangers(
  db: Database,
  actor: Actor,
  address: string,
  commands: readonly (Command | undefined)[],
): Promise<void> {
  if (actor.actorId) return;
  for (const command of commands) {
    if (!command?.strangers) continue;
    await takeFromBucket(db, `${command.name}:${address}`, command.strangers, 1);
  }
}
