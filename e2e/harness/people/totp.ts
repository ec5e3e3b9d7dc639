import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS_PER_CHAR = 5;
const BITS_PER_BYTE = 8;
const STEP_MS = 30_000;
const DIGITS = 6;

function bytesOf(secret: string): Buffer {
  const bits = [...secret.replace(/[\s=]/g, '')]
    .map((char) => ALPHABET.indexOf(char).toString(2).padStart(BITS_PER_CHAR, '0'))
    .join('');
  const whole = bits.match(new RegExp(`[01]{${BITS_PER_BYTE}}`, 'g')) ?? [];
  return Buffer.from(whole.map((byte) => Number.parseInt(byte, 2)));
}

/** A TOTP code; `ahead` steps later, since a code is valid for one use only. */
export function totpCode(secret: string, ahead = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + ahead));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}
