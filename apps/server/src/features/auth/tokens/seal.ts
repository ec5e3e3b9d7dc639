import { createSealer as createSealerFor, type Sealer } from '../../../seal';

export type { Sealer };

/** The auth server's own secrets: refresh keys, signing keys, second steps. */
export function createSealer(secret: string, purpose: string): Sealer {
  return createSealerFor(secret, `auth/${purpose}`);
}
