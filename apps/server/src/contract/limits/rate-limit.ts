import { type Actor, ANONYMOUS, ChowkError, type Command, MINUTE_MS } from '@chowk/domain/kernel';
import { type Database, runnerOf, type Tx, withSystem } from '../../db';
import type { Limits, Rate } from '../../limits';
import { countRequest } from '../system-steps';

export type Limit = Rate;

/** Signed-in people sync hundreds of queued commands at once; a shared address is many people. */
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

/** In a transaction that runs as the system: what it takes is taken only if it is kept. */
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
 * From each, or from none when one of them is empty. Whoever takes from several keeps to one order:
 * in another they would wait for each other for ever.
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

/** What was taken by `takeFromBuckets` and turned out not to count. */
export async function giveBackToBuckets(db: Database, buckets: readonly Bucket[]): Promise<void> {
  await withSystem(db, ANONYMOUS, countRequest, (tx) =>
    runnerOf(tx).last('select app.give_back_to_buckets($1::text::jsonb)', [asked(buckets, 1)]),
  );
}

/** As if nothing had ever been taken from them. */
export async function emptyBuckets(db: Database, buckets: readonly Bucket[]): Promise<void> {
  const names = JSON.stringify(buckets.map(({ name }) => name));
  await withSystem(db, ANONYMOUS, countRequest, (tx) =>
    runnerOf(tx).last(
      'delete from rate_limits where bucket in (select jsonb_array_elements_text($1::text::jsonb))',
      [names],
    ),
  );
}

/** The bucket all a person does is counted in; strangers share the one of their address. */
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

/** Whose answer says whether a number or an address is known: few for one person, and for one place. */
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
