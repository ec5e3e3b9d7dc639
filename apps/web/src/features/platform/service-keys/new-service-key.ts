import { sha256Of } from '@/api/client/sha256';

const KEY_BYTES = 32;
const HINT_LENGTH = 4;
/** As the contract names it; a test holds the two together. */
const KEY_PREFIX = 'chowk_sk_';

/** Made here and shown here: only its hash ever leaves the browser. */
export async function newServiceKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const text = btoa(String.fromCharCode(...bytes));
  const key = KEY_PREFIX + text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  const key_sha256 = await sha256Of(new Blob([key]));
  if (key_sha256 === undefined) throw new Error('This address is not safe enough to make keys');
  return { key, key_sha256, hint: key.slice(-HINT_LENGTH) };
}
