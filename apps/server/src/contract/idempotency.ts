import { createHash } from 'node:crypto';
import { type Actor, ChowkError } from '@chowk/domain/kernel';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db';
import { idempotencyKeys } from '../db/schema/runner';

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

function ofCall({ ownerId, key }: KeyedCall) {
  return and(eq(idempotencyKeys.owner_id, ownerId), eq(idempotencyKeys.key, key));
}

export interface StoredAnswer {
  readonly answer: unknown;
}

/**
 * Takes the key for this transaction. A second call with the same key waits here until the first
 * has committed, then gets its answer; if the first failed, its key is gone and this one runs.
 */
export async function claimKey(tx: Tx, call: KeyedCall): Promise<StoredAnswer | undefined> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({
      owner_id: call.ownerId,
      key: call.key,
      command: call.command,
      body_hash: call.bodyHash,
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return undefined;
  const [stored] = await tx.select().from(idempotencyKeys).where(ofCall(call));
  if (!stored || stored.command !== call.command || stored.body_hash !== call.bodyHash) {
    throw new ChowkError('IDEMPOTENCY_KEY_REUSED');
  }
  return { answer: stored.answer };
}

export async function storeAnswer(tx: Tx, call: KeyedCall, answer: unknown): Promise<void> {
  await tx.update(idempotencyKeys).set({ answer }).where(ofCall(call));
}
