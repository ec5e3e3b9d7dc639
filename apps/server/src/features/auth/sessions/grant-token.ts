import type { AuthContext } from '../auth-deps';
import { AuthError } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { signIn } from '../password/sign-in';
import { exchangeCode } from '../providers/exchange-code';
import { refreshSession } from './refresh/refresh-session';

type Grant = (c: AuthContext, services: AuthServices) => Promise<Response>;

const GRANTS: Record<string, Grant> = {
  password: signIn,
  refresh_token: refreshSession,
  pkce: exchangeCode,
  // People come through a provider by redirect, where state and nonce are ours.
  id_token: async () => {
    throw new AuthError(400, 'provider_disabled', 'Sign-in by ID token is not enabled');
  },
  web3: async () => {
    throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
  },
};

/** `POST /token`: one route, with a grant per way to authenticate. */
export async function grantToken(c: AuthContext, services: AuthServices): Promise<Response> {
  const name = c.req.query('grant_type') ?? '';
  const grant = Object.hasOwn(GRANTS, name) ? GRANTS[name] : undefined;
  if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
  return grant(c, services);
}
