import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Beside this file in the source, beside the bundle in the build. Made by `scripts/make-password-filter.mjs`. */
const FILE = new URL('./common-passwords.bin', import.meta.url);
const HASH_BYTES = 4;

let filter: Buffer | undefined;

/**
 * Sorted hash prefixes: 40 kB for 10,000 passwords, with two false positives in a million. Case is
 * ignored, as it is by attackers.
 */
export function isCommonPassword(password: string): boolean {
  filter ??= readFileSync(FILE);
  const word = password.normalize('NFKC').toLowerCase();
  const wanted = createHash('sha256').update(word).digest().readUInt32BE(0);
  let low = 0;
  let high = filter.length / HASH_BYTES - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = filter.readUInt32BE(middle * HASH_BYTES);
    if (found === wanted) return true;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
