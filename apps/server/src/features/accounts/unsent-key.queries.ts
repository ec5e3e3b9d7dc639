import { randomBytes } from 'node:crypto';
import { readUnsentKey } from '@chowk/domain/accounts';
import { implementQuery } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';

const PURPOSE = 'accounts/unsent-work';
const KEY_BYTES = 32;

/** Nothing is stored: a key wrapped for one person cannot be unwrapped for another. */
export const unsentKeyRead = implementQuery(readUnsentKey, async ({ ports, actor }, { sealed }) => {
  // The work on a device belongs to the signed-in person, also while they act for a shop.
  const owner = actor.actorId ?? '';
  const sealer = ports.sealerFor(PURPOSE);
  if (sealed === undefined) {
    const key = randomBytes(KEY_BYTES);
    return {
      key: key.toString('base64url'),
      sealed: Buffer.from(sealer.seal(key, owner)).toString('base64url'),
    };
  }
  const key = requireRow(sealer.open(Buffer.from(sealed, 'base64url'), owner));
  return { key: key.toString('base64url'), sealed };
});
