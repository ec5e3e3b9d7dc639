import { createECDH, hkdfSync } from 'node:crypto';
import { secretsOf } from '../seal';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const CURVE = 'prime256v1';
const KEY_BYTES = 32;

/** Both halves from the private one, as `VAPID_PRIVATE_KEY` holds it. */
function pushKeysFrom(privateKey: Buffer): PushKeys {
  const curve = createECDH(CURVE);
  curve.setPrivateKey(privateKey);
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}

/**
 * Made with the server's secret at the first start, and from it again at every later one: all
 * processes have the same, and browsers that subscribed with it stay subscribed.
 */
export function makePushKeys(secret: string, given?: string): PushKeys {
  if (given) return pushKeysFrom(Buffer.from(given, 'base64url'));
  // Subscriptions hang on the key: it changes when the last secret goes, not when one is added.
  const oldest = secretsOf(secret).at(-1) ?? secret;
  for (let round = 0; ; round++) {
    const name = `chowk/push/vapid/${round}`;
    try {
      return pushKeysFrom(Buffer.from(hkdfSync('sha256', oldest, '', name, KEY_BYTES)));
    } catch {
      // One number in four billion is none of the curve.
    }
  }
}
