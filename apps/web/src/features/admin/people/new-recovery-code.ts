import { sha256Of } from '@/api/client/sha256';

/** Thirty-two signs that sound and look like no other. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;
const GROUP = /.{4}(?=.)/g;

/** Made where it is shown: the server gets its hash only, and nobody else ever sees it. */
export async function newRecoveryCode() {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  const code = Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join('');
  const code_sha256 = await sha256Of(new Blob([code]));
  if (code_sha256 === undefined) throw new Error('This address is not safe enough to make codes');
  return { shown: code.replace(GROUP, '$&-'), code_sha256 };
}
