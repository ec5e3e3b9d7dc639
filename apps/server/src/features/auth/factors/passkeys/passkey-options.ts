import { randomBytes } from 'node:crypto';
import { MINUTE_MS } from '@chowk/domain/kernel';
import type { Tx } from '../../../../db';
import { AuthError } from '../../auth-error';
import type { AuthServices } from '../../auth-services';
import type { SignedIn } from '../../sessions/require-session';
import type { FactorRow } from '../factors.queries';
import { listPasskeys } from './passkeys.queries';
import { relyingPartyOf } from './relying-party';

const RP_NAME = 'Chowk';
const CHALLENGE_BYTES = 32;
const PROMPT_MS = 2 * MINUTE_MS;
/** Ed25519, P-256 and RSA: what phones, laptops and security keys sign with. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257];
/** The password came first; a key that cannot ask for a finger is still something only they have. */
const USER_VERIFICATION = 'preferred';

/** Loaded with the first passkey: most processes of a day never need it. */
export const webauthn = () => import('@simplewebauthn/server');

export function requireRelyingParty({ siteUrl }: AuthServices, does: 'enroll' | 'verify') {
  const party = relyingPartyOf(siteUrl);
  if (party) return party;
  const code = `mfa_webauthn_${does}_not_enabled`;
  throw new AuthError(422, code, `MFA ${does} is disabled for WebAuthn`);
}

async function listDescriptors(tx: Tx, userId: string) {
  const own = await listPasskeys(tx, userId);
  return own.map(({ passkey }) => ({
    id: passkey.credential_id,
    transports: [...passkey.transports],
  }));
}

/**
 * The browser's options: a new passkey for an unfinished factor, otherwise a signature by any
 * passkey of this person, so that they need not say which device they have.
 */
export async function passkeyOptions(
  tx: Tx,
  services: AuthServices,
  { user }: SignedIn,
  factor: FactorRow,
) {
  const { id: rpID } = requireRelyingParty(services, 'verify');
  const own = await listDescriptors(tx, user.id);
  const bytes = new Uint8Array(randomBytes(CHALLENGE_BYTES));
  const common = { challenge: bytes, rpID, timeout: PROMPT_MS };
  const { generateAuthenticationOptions, generateRegistrationOptions } = await webauthn();
  if (factor.status === 'verified') {
    const publicKey = await generateAuthenticationOptions({
      ...common,
      allowCredentials: own,
      userVerification: USER_VERIFICATION,
    });
    return {
      challenge: publicKey.challenge,
      told: { type: 'request' as const, credential_options: { publicKey } },
    };
  }
  const publicKey = await generateRegistrationOptions({
    ...common,
    rpName: RP_NAME,
    userID: new TextEncoder().encode(user.id),
    userName: user.email ?? user.phone ?? user.id,
    userDisplayName: user.email ?? user.phone ?? RP_NAME,
    attestationType: 'none',
    excludeCredentials: own,
    // Not discoverable, so that a shared phone does not list who uses it.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: USER_VERIFICATION },
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
  });
  return {
    challenge: publicKey.challenge,
    told: { type: 'create' as const, credential_options: { publicKey } },
  };
}
