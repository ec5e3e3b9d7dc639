import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@chowk/domain/kernel';
import { and, desc, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Ports } from '../../../contract/context';
import { type Database, type Tx, withAuth } from '../../../db';
import { signingKeys } from '../../../db/schema/auth/auth';
import { ACCESS_TOKEN_LIFE_MS } from '../auth-deps';
import type { Sealer } from './seal';

export const ALGORITHM = 'ES256';

/** How old a process's own picture of the keys may be. */
export const KEYRING_AGE_MS = MINUTE_MS;
/** Clients keep the key list for 10 minutes, proxies for another 10; the rest is for slow clocks. */
export const PUBLISH_LEAD_MS = 20 * MINUTE_MS + KEYRING_AGE_MS + 4 * MINUTE_MS;
/** The last token of a retired key must die before the key is forgotten. */
export const KEEP_AFTER_RETIRING_MS = ACCESS_TOKEN_LIFE_MS + KEYRING_AGE_MS + 4 * MINUTE_MS;

export type SigningKeyRow = typeof signingKeys.$inferSelect;

export interface KeyStore {
  readonly ports: Pick<Ports, 'db' | 'nowMs'>;
  readonly sealer: Sealer;
}

export async function makeKey(sealer: Sealer, publishedAtMs: number, signFromMs: number) {
  const pair = await generateKeyPair(ALGORITHM, { extractable: true });
  const kid = randomUUID();
  const publicJwk: JWK = {
    ...(await exportJWK(pair.publicKey)),
    kid,
    alg: ALGORITHM,
    use: 'sig',
    key_ops: ['verify'],
  };
  const privateJwk = JSON.stringify(await exportJWK(pair.privateKey));
  return {
    kid,
    public_jwk: { ...publicJwk },
    private_jwk: sealer.seal(Buffer.from(privateJwk), kid),
    published_at: new Date(publishedAtMs),
    sign_from: new Date(signFromMs),
    retired_at: null,
    removed_at: null,
  } satisfies SigningKeyRow;
}

/** Processes starting or rotating together take turns, so they end up with the same keys. */
export async function lockKeys(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table auth.signing_keys in share row exclusive mode`);
}

function liveKeys(tx: Tx, nowMs: number): Promise<SigningKeyRow[]> {
  return tx
    .select()
    .from(signingKeys)
    .where(or(isNull(signingKeys.removed_at), gt(signingKeys.removed_at, new Date(nowMs))))
    .orderBy(desc(signingKeys.sign_from));
}

export function listLiveKeys(db: Database, nowMs: number): Promise<SigningKeyRow[]> {
  return withAuth(db, 'read', (tx) => liveKeys(tx, nowMs));
}

/** The first key of a new database signs at once, because no cached key set can lack it. */
export async function ensureFirstKey({ ports, sealer }: KeyStore): Promise<void> {
  const nowMs = ports.nowMs();
  const first = await makeKey(sealer, nowMs, nowMs);
  await withAuth(ports.db, 'write', async (tx) => {
    await lockKeys(tx);
    if ((await liveKeys(tx, nowMs)).length === 0) await tx.insert(signingKeys).values(first);
  });
}

/**
 * Publishes the next key now, signs with it once every cached key set has it, and deletes the
 * current one when its last token has expired. Repeated meanwhile, it returns the same key.
 */
export async function rotateSigningKey({ ports, sealer }: KeyStore): Promise<SigningKeyRow> {
  const nowMs = ports.nowMs();
  const signFromMs = nowMs + PUBLISH_LEAD_MS;
  const next = await makeKey(sealer, nowMs, signFromMs);
  return withAuth(ports.db, 'write', async (tx) => {
    await lockKeys(tx);
    const [newest] = await liveKeys(tx, nowMs);
    if (newest && newest.sign_from.getTime() > nowMs) return newest;
    await tx
      .update(signingKeys)
      .set({
        retired_at: new Date(signFromMs),
        removed_at: new Date(signFromMs + KEEP_AFTER_RETIRING_MS),
      })
      .where(isNull(signingKeys.retired_at));
    await tx.delete(signingKeys).where(and(lt(signingKeys.removed_at, new Date(nowMs))));
    await tx.insert(signingKeys).values(next);
    return next;
  });
}
