import { type Actor, ANONYMOUS, ChowkError, type Command, MINUTE_MS } from '@chowk/domain/kernel';
import { type Database, runnerOf, type Tx, withSystem } from '../../db';
import type { Limits, Rate } from '../../limits';
import { countRequest } from '../system-steps';

export type Limit = Rate;

/** Signed-in people send hundreds of queued commands at once; an address may be many people. */
export const COMMAND_LIMITS = {
  person: { burst: 1000, perMinute: 1200 },
  address: { burst: 60, perMinute: 120 },
} satisfies Record<string, Limit>;

export interface Bucket {
  readonly name: string;
  readonly limit: Limit;
}

function asked(buckets: readonly Bucket[], cost: number): string {
  return JSON.stringify(
    buckets.map(({ name, limit }) => ({
      bucket: name,
      cost_ms: (MINUTE_MS / limit.perMinute) * cost,
      burst_ms: (MINUTE_MS / limit.perMinute) * limit.burst,
    })),
  );
}

function tooMany(limit: Limit, cost: number): ChowkError {
  const costMs = (MINUTE_MS / limit.perMinute) * cost;
  const retryAfterS = Math.max(1, Math.ceil(costMs / 1000));
  return new ChowkError('RATE_LIMITED', { details: { retryAfterS } });
}

/** Inside a system transaction: the tokens are taken only if it commits. */
export async function takeIn(tx: Tx, buckets: readonly Bucket[]): Promise<void> {
  const rows = await runnerOf(tx).objects(
    'select app.take_from_buckets($1::text::jsonb) as empty',
    [asked(buckets, 1)],
  );
  const [answer] = rows;
  const empty = typeof answer?.empty === 'number' ? buckets[answer.empty] : undefined;
  if (empty) throw tooMany(empty.limit, 1);
}

/**
 * Takes from each bucket, or from none if one is empty. Always in the same order, to avoid
 * deadlocks.
 */
export async function takeFromBuckets(
  db: Database,
  buckets: readonly Bucket[],
  cost = 1,
): Promise<void> {
  const { rows } = await withSystem(db, ANONYMOUS, countRequest, (tx) =>
    runnerOf(tx).lastRows('select app.take_from_buckets($1::text::jsonb) as empty', [
      asked(buckets, cost),
    ]),
  );
  const [answer] = await rows;
  const empty = typeof answer?.empty === 'number' ? buckets[answer.empty] : undefined;
  if (empty) throw tooMany(empty.limit, cost);
}

export function takeFromBucket(
  db: Database,
  name: string,
  limit: Limit,
  cost: number,
): Promise<void> {
  return takeFromBuckets(db, [{ name, limit }], cost);
}

/** Returns tokens of a call that turned out not to count. */
export async function giveBackToBuckets(db: Database, buckets: readonly Bucket[]): Promise<void> {
  await withSystem(db, ANONYMOUS, countRequest, (tx) =>
    runnerOf(tx).last('select app.give_back_to_buckets($1::text::jsonb)', [asked(buckets, 1)]),
  );
}

/** Resets these buckets. */
export async function emptyBuckets(db: Database, buckets: readonly Bucket[]): Promise<void> {
  const names = JSON.stringify(buckets.map(({ name }) => name));
  await withSystem(db, ANONYMOUS, countRequest, (tx) =>
    runnerOf(tx).last(
      'delete from rate_limits where bucket in (select jsonb_array_elements_text($1::text::jsonb))',
      [names],
    ),
  );
}

/** The bucket of everything a person does; strangers share the one of their address. */
export function commandBucket({ actorId }: Actor, address: string): Bucket {
  return actorId
    ? { name: `person:${actorId}`, limit: COMMAND_LIMITS.person }
    : { name: `address:${address}`, limit: COMMAND_LIMITS.address };
}

export function limitCommands(
  db: Database,
  actor: Actor,
  address: string,
  cost = 1,
): Promise<void> {
  const { name, limit } = commandBucket(actor, address);
  return takeFromBucket(db, name, limit, cost);
}

/** Calls without a session are also limited per command. */
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

/**
 * Responses that reveal whether a number or an address is known: few per person and per address.
 */
export function limitLookups(
  { db, limits }: { readonly db: Database; readonly limits: Limits },
  actorId: string | null,
  address?: string,
): Promise<void> {
  const { lookups } = limits;
  return takeFromBuckets(db, [
    ...(address ? [{ name: `lookup:address:${address}`, limit: lookups.address }] : []),
    ...(actorId ? [{ name: `lookup:person:${actorId}`, limit: lookups.person }] : []),
  ]);
}
