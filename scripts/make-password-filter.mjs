/**
 * Makes the filter of common passwords that the auth server ships. The list is a JSON array, the
 * most common first; the one in use is that of `@zxcvbn-ts/language-common` (MIT):
 *
 *   npm pack @zxcvbn-ts/language-common@4.1.3 && tar xzf zxcvbn-ts-language-common-4.1.3.tgz
 *   node scripts/make-password-filter.mjs package/src/passwords.json
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const OUT = new URL(
  '../apps/server/src/features/auth/password/common-passwords.bin',
  import.meta.url,
);
/** Shorter ones are refused for their length. */
const MIN_LENGTH = 8;
const COUNT = 10_000;
const HASH_BYTES = 4;

const [path] = process.argv.slice(2);
if (!path) {
  console.error('Usage: node scripts/make-password-filter.mjs <list of passwords, a JSON array>');
  process.exit(1);
}

const list = JSON.parse(readFileSync(path, 'utf8'));
const words = [...new Set(list.map((word) => word.normalize('NFKC').toLowerCase()))]
  .filter((word) => [...word].length >= MIN_LENGTH)
  .slice(0, COUNT);
const hashes = words
  .map((word) => createHash('sha256').update(word).digest().subarray(0, HASH_BYTES))
  .sort(Buffer.compare);
writeFileSync(OUT, Buffer.concat(hashes));
console.log(
  `${words.length} passwords in ${hashes.length * HASH_BYTES} bytes: ${fileURLToPath(OUT)}`,
);
