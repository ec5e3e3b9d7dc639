import { withAuth } from '../../../db';
import { signingKeys } from '../../../db/schema/auth/auth';
import { type KeyStore, lockKeys, makeKey } from './signing-keys';

/**
 * For a key that may be in foreign hands. Unlike the monthly rotation nothing overlaps: the new key
 * signs at once and no token of an old one is believed, in every process as soon as it looks at the
 * keys again. People stay signed in: their refresh tokens were never made with these keys.
 */
export async function replaceSigningKeys({ ports, sealer }: KeyStore): Promise<number> {
  const nowMs = ports.nowMs();
  const next = await makeKey(sealer, nowMs, nowMs);
  return withAuth(ports.db, 'write', async (tx) => {
    await lockKeys(tx);
    const withdrawn = await tx.delete(signingKeys).returning({ kid: signingKeys.kid });
    await tx.insert(signingKeys).values(next);
    return withdrawn.length;
  });
}
