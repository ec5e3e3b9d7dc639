import { createPrivateKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { SECOND_MS } from '@chowk/domain/kernel';
import { type CryptoKey, importJWK, type JWK } from 'jose';
import { createSealer, type Sealer } from './seal';
import {
  ALGORITHM,
  ensureFirstKey,
  KEYRING_AGE_MS,
  type KeyStore,
  listLiveKeys,
  type SigningKeyRow,
} from './signing-keys';

/** A token with a made-up key id must not make us ask the database each time. */
const MIN_RELOAD_GAP_MS = 5 * SECOND_MS;

export interface Keyring {
  /** The key that signs now. */
  readonly signer: () => Promise<{ readonly kid: string; readonly key: KeyObject }>;
  readonly publicKey: (kid: string) => Promise<CryptoKey | undefined>;
  readonly publicJwks: () => Promise<readonly JWK[]>;
}

export function keyStore(ports: KeyStore['ports'], secret: string): KeyStore {
  return { ports, sealer: createSealer(secret, 'signing-keys') };
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, ALGORITHM);
  if (key instanceof Uint8Array) throw new Error('A signing key must be asymmetric');
  return key;
}

function openPrivate(sealer: Sealer, row: SigningKeyRow): KeyObject {
  const opened = sealer.open(row.private_jwk, row.kid);
  if (opened) {
    const key: JsonWebKey = JSON.parse(opened.toString());
    return createPrivateKey({ key, format: 'jwk' });
  }
  throw new Error(
    'CHOWK_SECRET is not the one this database was used with: its signing keys cannot be opened. ' +
      'Set the former secret, or empty auth.signing_keys and auth.sessions to sign everyone out.',
  );
}

/** This process's picture of the keys, at most a minute old. */
export function createKeyring(store: KeyStore): Keyring {
  const { ports, sealer } = store;
  const publicKeys = new Map<string, Promise<CryptoKey>>();
  const privateKeys = new Map<string, KeyObject>();
  let rows: readonly SigningKeyRow[] = [];
  let loadedAtMs = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    let found = await listLiveKeys(ports.db, ports.nowMs());
    if (found.length === 0) {
      await ensureFirstKey(store);
      found = await listLiveKeys(ports.db, ports.nowMs());
    }
    rows = found;
    loadedAtMs = ports.nowMs();
  }

  async function reload(maxAgeMs: number): Promise<void> {
    if (Math.abs(ports.nowMs() - loadedAtMs) < maxAgeMs) return;
    loading ??= load().finally(() => {
      loading = undefined;
    });
    // An old picture is still a true one: a database that is away must not stop verification.
    await loading.catch((error: unknown) => {
      if (rows.length === 0) throw error;
    });
  }

  function publicKeyOf(row: SigningKeyRow): Promise<CryptoKey> {
    const key = publicKeys.get(row.kid) ?? importKey(row.public_jwk);
    publicKeys.set(row.kid, key);
    return key;
  }

  function privateKeyOf(row: SigningKeyRow): KeyObject {
    const key = privateKeys.get(row.kid) ?? openPrivate(sealer, row);
    privateKeys.set(row.kid, key);
    return key;
  }

  const find = (kid: string) => rows.find((row) => row.kid === kid);

  return {
    signer: async () => {
      await reload(KEYRING_AGE_MS);
      const nowMs = ports.nowMs();
      const row = rows.find(({ sign_from }) => sign_from.getTime() <= nowMs) ?? rows.at(-1);
      if (!row) throw new Error('There is no signing key');
      return { kid: row.kid, key: privateKeyOf(row) };
    },
    publicKey: async (kid) => {
      await reload(KEYRING_AGE_MS);
      if (!find(kid)) await reload(MIN_RELOAD_GAP_MS);
      const row = find(kid);
      return row && publicKeyOf(row);
    },
    publicJwks: async () => {
      await reload(KEYRING_AGE_MS);
      return rows.map((row) => row.public_jwk);
    },
  };
}
