import type { readUnsentKey } from '@chowk/domain/accounts';
import { contractClient } from '@/api/client/browser-client';
import { queryRef } from '@/api/client/contract-ref';
import { NetworkError } from '@/api/errors/errors';
import { storedSession } from '@/api/session/stored-session';
import { storeDurably } from '@/api/storage/durable-storage';

export const readUnsentKeyRef = queryRef<typeof readUnsentKey>('unsent_key_read', '/unsent_key');

const STORAGE_KEY = 'chowk.unsentKey';
const TIMEOUT_MS = 5_000;

export interface UnsentKey {
  readonly personId: string;
  readonly key: string;
  /** Stays on the device after a sign-out; only the server can derive the key from it again. */
  readonly sealed: string;
}

function isUnsentKey(value: unknown): value is UnsentKey {
  if (typeof value !== 'object' || value === null) return false;
  const { personId, key, sealed } = value as Record<string, unknown>;
  return [personId, key, sealed].every((part) => typeof part === 'string');
}

/** Stored beside the session and as long: whoever can read one can read the work itself. */
export function findUnsentKey(personId: string): UnsentKey | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return isUnsentKey(value) && value.personId === personId ? value : undefined;
  } catch {
    return undefined;
  }
}

export function forgetUnsentKey(): void {
  storeDurably(STORAGE_KEY, null);
}

function isStillSignedIn(personId: string): boolean {
  return storedSession()?.userId === personId;
}

/** Fetched early, so that a sign-out without a network can encrypt unsent work. */
export async function ensureUnsentKey(personId: string): Promise<UnsentKey> {
  const known = findUnsentKey(personId);
  if (known) return known;
  // The person may have signed out while the key was on its way.
  if (!isStillSignedIn(personId)) throw new NetworkError('signed_out');
  const fetched = await contractClient.runQuery(
    readUnsentKeyRef,
    {},
    { timeoutMs: TIMEOUT_MS, asSelf: true },
  );
  const key = { personId, ...fetched };
  // Another tab may have signed out meanwhile, and the key would open what it locked.
  if (isStillSignedIn(personId)) storeDurably(STORAGE_KEY, JSON.stringify(key));
  return key;
}

export async function openSealedKey(sealed: string): Promise<string> {
  return (await contractClient.runQuery(readUnsentKeyRef, { sealed }, { asSelf: true })).key;
}
