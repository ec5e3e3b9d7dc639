import type { AuthDeps } from './auth-deps';
import { createKnownDevices, type KnownDevices } from './guessing/known-devices';
import { type CodeHasher, createCodeHasher } from './otp/one-time-secrets';
import { createPasswords, type Passwords } from './password/passwords';
import { createProviders, type Providers } from './providers/provider';
import { createGuessLimit, type GuessLimit } from './requests/limits';
import { createRefreshLimit, type RefreshLimit } from './sessions/refresh/refresh-limit';
import { type AccessTokens, createAccessTokens } from './tokens/access-token';
import { createKeyring, type Keyring, keyStore } from './tokens/keyring';
import { createKnownKeys, type KnownKeys } from './tokens/known-keys';
import { createSealer, type Sealer } from './tokens/seal';

/** What the auth server's handlers share, made once per process. */
export interface AuthServices extends AuthDeps {
  readonly keyring: Keyring;
  readonly tokens: AccessTokens;
  readonly passwords: Passwords;
  readonly guessLimit: GuessLimit;
  readonly knownDevices: KnownDevices;
  readonly codes: CodeHasher;
  readonly refreshKeys: Sealer;
  readonly knownKeys: KnownKeys;
  readonly factorSecrets: Sealer;
  readonly refreshLimit: RefreshLimit;
  readonly providers: Providers;
  readonly providerTokens: Sealer;
}

export function createAuthServices(deps: AuthDeps): AuthServices {
  const { ports, secret, siteUrl } = deps;
  const keyring = createKeyring(keyStore(ports, secret));
  return {
    ...deps,
    keyring,
    tokens: createAccessTokens({ keyring, siteUrl, nowMs: ports.nowMs }),
    passwords: createPasswords(ports.hashing),
    guessLimit: createGuessLimit(ports),
    knownDevices: createKnownDevices(deps),
    codes: createCodeHasher(secret),
    refreshKeys: createSealer(secret, 'refresh-keys'),
    knownKeys: createKnownKeys(),
    factorSecrets: createSealer(secret, 'factor-secrets'),
    refreshLimit: createRefreshLimit(ports.db),
    providers: createProviders(deps.oidcProviders ?? [], { secret, siteUrl }),
    providerTokens: createSealer(secret, 'provider-tokens'),
  };
}
