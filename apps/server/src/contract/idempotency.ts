import { createHash } from 'node:crypto';
import { type Actor, ChowkError } from '@chowk/domain/kernel';
import { runnerOf, type Tx } from '../db';

const NOBODY = '00000000-0000-0000-0000-000000000000';

export interface KeyedCall {
  readonly ownerId: string;
  readonly key: string;
  readonly command: string;
  readonly bodyHash: string;
}

/** The same value whatever order a client wrote its fields in. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, item]) => [name, canonical(item)]);
}

export function keyedCall(actor: Actor, key: string, command: string, input: unknown): KeyedCall {
  const text = JSON.stringify(canonical({ input, shop: actor.actingForShopId }));
  const bodyHash = createHash('sha256').update(text).digest('base64url');
  return { ownerId: actor.actorId ?? NOBODY, key, command, bodyHash };
}

export interface StoredAnswer {
  readonly answer: unknown;
}

/** Written out: these run with every command there is, and building them took longer than running. */
const CLAIM = `
  insert into idempotency_keys (owner_id, key, command, body_hash)
  values ($1::uuid, $2::uuid, $3, $4) on conflict do nothing returning 1 as claimed`;
const STORED = `
  select command, body_hash, answer from idempotency_keys
  where owner_id = $1::uuid and key = $2::uuid`;

/**
 * Takes the key for this transaction. A second call with the same key waits here until the first
 * has committed, then gets its answer; if the first failed, its key is gone and this one runs.
 */
export async function claimKey(tx: Tx, call: KeyedCall): Promise<StoredAnswer | undefined> {
  const { ownerId, key, command, bodyHash } = call;
  const runner = runnerOf(tx);
  const claimed = await runner.objects(CLAIM, [ownerId, key, command, bodyHash]);
  if (claimed.length > 0) return undefined;
  const [stored] = await runner.objects(STORED, [ownerId, key]);
  if (!stored || stored.command !== command || stored.body_hash !== bodyHash) {
    throw new ChowkError('IDEMPOTENCY_KEY_REUSED');
  }
  return { answer: stored.answer };
}
