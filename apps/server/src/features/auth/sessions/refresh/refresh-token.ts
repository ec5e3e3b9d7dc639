import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A refresh token is derived, not stored: version, session, counter, signature, checksum. The
 * server can hand the current one out again, which tabs racing on one token depend on.
 */
const VERSION = 0;
const UUID_BYTES = 16;
const SIGNATURE_BYTES = 16;
const CHECKSUM_BYTES = 4;
const KEY_BYTES = 32;
const COUNTER_AT = 1 + UUID_BYTES;
const MAX_COUNTER_BYTES = 5;
const VARINT_BITS = 7;
const VARINT_BASE = 1 << VARINT_BITS;
const MIN_BYTES = COUNTER_AT + 1 + SIGNATURE_BYTES + CHECKSUM_BYTES;
const MAX_BYTES = MIN_BYTES - 1 + MAX_COUNTER_BYTES;
const BASE64URL = /^[A-Za-z0-9_-]+$/;

export interface RefreshToken {
  readonly sessionId: string;
  readonly counter: number;
  readonly signed: Buffer;
  readonly signature: Buffer;
}

export function newRefreshKey(): Buffer {
  return randomBytes(KEY_BYTES);
}

function counterBytes(counter: number): number[] {
  const bytes: number[] = [];
  let rest = counter;
  while (rest >= VARINT_BASE) {
    bytes.push((rest % VARINT_BASE) + VARINT_BASE);
    rest = Math.floor(rest / VARINT_BASE);
  }
  return [...bytes, rest];
}

/** Undefined unless the bytes are exactly one number, written the one way we write it. */
function readCounter(bytes: Buffer): number | undefined {
  let counter = 0;
  for (const [i, byte] of bytes.entries()) counter += (byte % VARINT_BASE) * VARINT_BASE ** i;
  return Buffer.from(counterBytes(counter)).equals(bytes) ? counter : undefined;
}

function signatureOf(key: Uint8Array, signed: Uint8Array): Buffer {
  return createHmac('sha256', key).update(signed).digest().subarray(0, SIGNATURE_BYTES);
}

function checksumOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest().subarray(0, CHECKSUM_BYTES);
}

export function writeRefreshToken(sessionId: string, counter: number, key: Uint8Array): string {
  const signed = Buffer.concat([
    Buffer.from([VERSION]),
    Buffer.from(sessionId.replaceAll('-', ''), 'hex'),
    Buffer.from(counterBytes(counter)),
  ]);
  const body = Buffer.concat([signed, signatureOf(key, signed)]);
  return Buffer.concat([body, checksumOf(body)]).toString('base64url');
}

function uuidText(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}

/** Shape and checksum only; a mistyped or cut token is refused before the database is asked. */
export function readRefreshToken(text: string): RefreshToken | undefined {
  if (!BASE64URL.test(text)) return undefined;
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length < MIN_BYTES || bytes.length > MAX_BYTES || bytes[0] !== VERSION)
    return undefined;
  const body = bytes.subarray(0, -CHECKSUM_BYTES);
  if (!checksumOf(body).equals(bytes.subarray(-CHECKSUM_BYTES))) return undefined;
  const signed = body.subarray(0, -SIGNATURE_BYTES);
  const counter = readCounter(signed.subarray(COUNTER_AT));
  if (counter === undefined) return undefined;
  return {
    sessionId: uuidText(signed.subarray(1, COUNTER_AT)),
    counter,
    signed,
    signature: body.subarray(-SIGNATURE_BYTES),
  };
}

export function isSignedWith(token: RefreshToken, key: Uint8Array): boolean {
  return timingSafeEqual(signatureOf(key, token.signed), token.signature);
}
