import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what must be read again but not by someone holding only a copy of the database. */
export interface Sealer {
  /** `owner` (the id of its row) is bound in: a sealed value moved to another row will not open. */
  readonly seal: (plain: Uint8Array, owner: string) => Uint8Array;
  /** Undefined when it was sealed with another secret or touched since. */
  readonly open: (sealed: Uint8Array, owner: string) => Buffer | undefined;
}

/**
 * Each purpose (`auth/refresh-keys`, `accounts/payout-details`) has a key of its own, so that one
 * kind of secret never opens another.
 */
export function createSealer(secret: string, purpose: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `chowk/${purpose}`, KEY_BYTES));
  return {
    seal: (plain, owner) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open: (sealed, owner) => {
      const bytes = Buffer.from(sealed);
      const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
        return Buffer.concat([cipher.update(body), cipher.final()]);
      } catch {
        return undefined;
      }
    },
  };
}
