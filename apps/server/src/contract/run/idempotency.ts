import { createHash } from 'node:crypto';
import { type Actor, ChowkError } from '@chowk/domain/kernel';
import { runnerOf, type Tx } from '../../db';

const NOBODY = '00000000-0000-0000-0000-000000000000';

export interface KeyedCall {
  readonly ownerId: string;
  readonly key: string;
  readonly command: string;
  readonly bodyHash: string;
}

/** Independent of the order of fields. */
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

export interface CommandAnswer {
  readonly output: unknown;
  /** The response was stored by an earlier call with the same key. */
  readonly isReplay: boolean;
}

export type CommandOutcome =
  | { readonly answer: CommandAnswer; readonly error?: undefined }
  | { readonly answer?: undefined; readonly error: unknown };

/**
 * Written by hand, because they run with every command and building them took longer than running
 * them.
 */
const CLAIM = `
  insert into idempotency_keys (owner_id, key, command, body_hash)
  select $1::uuid, key, command, body_hash
  from jsonb_to_recordset($2::jsonb) as asked (key uuid, command text, body_hash text)
  order by key
  on conflict do nothing returning key`;
const STORED = `
  select key, command, body_hash, answer from idempotency_keys
  where owner_id = $1::uuid
    and key in (select key from jsonb_to_recordset($2::jsonb) as asked (key uuid))`;

/**
 * Claims keys for this transaction, all of one owner, each once; returns what is known about used
 * ones. A second call with the same key waits until the first commits and gets its response; if the
 * first fails, its key is free and the second runs. Keys are claimed in order, to avoid deadlocks.
 */
export async function claimKeys(
  tx: Tx,
  calls: readonly KeyedCall[],
): Promise<(CommandOutcome | undefined)[]> {
  const runner = runnerOf(tx);
  const asked = calls.map(({ key, command, bodyHash }) => ({ key, command, body_hash: bodyHash }));
  const values = [calls[0]?.ownerId, JSON.stringify(asked)];
  const claimed = await runner.objects(CLAIM, values);
  if (claimed.length === calls.length) return [];
  const taken = new Set(claimed.map(({ key }) => key));
  const rows = await runner.objects(STORED, values);
  const stored = new Map(rows.map((row) => [row.key, row]));
  return calls.map(({ key, command, bodyHash }) => {
    if (taken.has(key)) return undefined;
    const row = stored.get(key);
    return row?.command === command && row.body_hash === bodyHash
      ? { answer: { output: row.answer, isReplay: true } }
      : { error: new ChowkError('IDEMPOTENCY_KEY_REUSED') };
  });
}

/** The key was used before; `claimKeys` returns the stored response. */
export class KnownKey extends Error {}

/** The same for a single key that is most likely new. */
export async function claimNewKey(tx: Tx, call: KeyedCall): Promise<void> {
  const asked = [{ key: call.key, command: call.command, body_hash: call.bodyHash }];
  const claimed = await runnerOf(tx).objects(CLAIM, [call.ownerId, JSON.stringify(asked)]);
  if (claimed.length === 0) throw new KnownKey();
}

const RELEASE = `
  delete from idempotency_keys
  where owner_id = $1::uuid
    and key in (select key from jsonb_to_recordset($2::jsonb) as asked (key uuid))`;

/** Frees the keys of failed calls, so that they may succeed later. */
export function releaseKeys(tx: Tx, calls: readonly KeyedCall[]): Promise<void> {
  const asked = calls.map(({ key }) => ({ key }));
  return runnerOf(tx).last(RELEASE, [calls[0]?.ownerId, JSON.stringify(asked)]);
}
