import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const KEY_ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The first byte of every ciphertext: its layout. */
const LAYOUT = Buffer.from([1]);

/** Encrypts values that must be readable again, but not from a copy of the database. */
export interface Sealer {
  /** `owner`, the row's id, is authenticated: a value moved to another row does not decrypt. */
  readonly seal: (plain: Uint8Array, owner: string) => Uint8Array;
  /** Undefined when it was encrypted with another secret or changed since. */
  readonly open: (sealed: Uint8Array, owner: string) => Buffer | undefined;
}

/** `CHOWK_SECRET` may be a list: the first encrypts, all of them decrypt. */
export function secretsOf(secret: string): readonly [string, ...string[]] {
  const [first = '', ...older] = secret.split(',').map((each) => each.trim());
  return [first, ...older];
}

function derive(secret: string, purpose: string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `chowk/${purpose}`, length));
}

/** The prefix of everything encrypted with the first secret: layout and key version. */
export function sealHeader(secret: string): Buffer {
  return Buffer.concat([LAYOUT, derive(secretsOf(secret)[0], 'key-id', KEY_ID_BYTES)]);
}

interface SealKey {
  readonly header: Buffer;
  readonly key: Buffer;
}

function sealWith({ header, key }: SealKey, plain: Uint8Array, owner: string): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([header, nonce, cipher.getAuthTag(), sealed]);
}

function openWith({ header, key }: SealKey, sealed: Uint8Array, owner: string): Buffer | undefined {
  const bytes = Buffer.from(sealed);
  if (!bytes.subarray(0, header.length).equals(header)) return undefined;
  const body = bytes.subarray(header.length);
  if (body.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, key, body.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(body.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([
      decipher.update(body.subarray(NONCE_BYTES + TAG_BYTES)),
      decipher.final(),
    ]);
  } catch {
    return undefined;
  }
}

/**
 * Each purpose (`auth/refresh-keys`, `accounts/payout-details`) has its own key, so that one kind
 * of value never decrypts as another.
 */
export function createSealer(secret: string, purpose: string): Sealer {
  const [current, ...older] = secretsOf(secret).map((each) => ({
    header: sealHeader(each),
    key: derive(each, purpose, KEY_BYTES),
  }));
  if (!current) throw new Error('There is no secret to seal with');
  return {
    seal: (plain, owner) => sealWith(current, plain, owner),
    open: (sealed, owner) => {
      for (const each of [current, ...older]) {
        const plain = openWith(each, sealed, owner);
        if (plain) return plain;
      }
      return undefined;
    },
  };
}

/** Proves that a text was written by a server with this secret and not changed since. */
export interface Signer {
  readonly sign: (text: string) => string;
  /** `foreign`: signed with an unknown secret, so nothing can be said about the text. */
  readonly check: (text: string, signature: string) => 'intact' | 'changed' | 'foreign';
}

/** A signature is `key version.HMAC-SHA-256`, both in hex. */
export function createSigner(secret: string, purpose: string): Signer {
  const keys = secretsOf(secret).map((each) => ({
    version: sealHeader(each).toString('hex'),
    key: derive(each, purpose, KEY_BYTES),
  }));
  const signWith = ({ version, key }: (typeof keys)[number], text: string) =>
    `${version}.${createHmac('sha256', key).update(text).digest('hex')}`;
  return {
    sign: (text) => {
      const [current] = keys;
      if (!current) throw new Error('There is no secret to sign with');
      return signWith(current, text);
    },
    check: (text, signature) => {
      const known = keys.filter(({ version }) => signature.startsWith(`${version}.`));
      if (known.length === 0) return 'foreign';
      const isSame = known.some((each) => {
        const [wanted, given] = [Buffer.from(signWith(each, text)), Buffer.from(signature)];
        return wanted.length === given.length && timingSafeEqual(wanted, given);
      });
      return isSame ? 'intact' : 'changed';
    },
  };
}
