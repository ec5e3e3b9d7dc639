import {
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';
import { secretsOf } from '../../../seal';

const KEY_BYTES = 32;
const TOKEN_BYTES = 32;
const CODE_DIGITS = 6;
const CODES = 10 ** CODE_DIGITS;
const PKCE_PREFIX = 'pkce_';

/** Long and random, so a plain hash of it can be stored. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The prefix tells which response the link's recipient can handle. */
export function newLinkToken(isPkce: boolean): string {
  return `${isPkce ? PKCE_PREFIX : ''}${newToken()}`;
}

export function isPkceToken(token: string): boolean {
  return token.startsWith(PKCE_PREFIX);
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function isSameHash(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

export function newCode(): string {
  return String(randomInt(CODES)).padStart(CODE_DIGITS, '0');
}

/** A million codes are searched in no time, so their hash has a key that the database lacks. */
export interface CodeHasher {
  /** `owner` is the row's id: equal codes of two people look different. */
  readonly hash: (code: string, owner: string) => Buffer;
}

export function createCodeHasher(secret: string): CodeHasher {
  const [current] = secretsOf(secret);
  const key = Buffer.from(hkdfSync('sha256', current, '', 'chowk/auth/one-time-codes', KEY_BYTES));
  return { hash: (code, owner) => createHmac('sha256', key).update(`${owner}\n${code}`).digest() };
}
