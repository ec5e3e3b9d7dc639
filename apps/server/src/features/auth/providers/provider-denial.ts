import { AuthError } from '../auth-error';

const MAX_WORDS = 300;
const ERROR_NAME = /^[a-z_]{1,40}$/;

export interface ProviderDenial {
  readonly error: AuthError;
  /** What the provider itself called it: `access_denied` when the person said no there. */
  readonly named?: string;
}

/** Undefined unless the provider sent the person back with an error. */
export async function deniedByProvider(thrown: unknown): Promise<ProviderDenial | undefined> {
  const { AuthorizationResponseError } = await import('openid-client');
  if (!(thrown instanceof AuthorizationResponseError)) return undefined;
  const words = (thrown.error_description ?? thrown.error).replace(/\p{C}/gu, ' ');
  const error = new AuthError(400, 'bad_oauth_callback', words.slice(0, MAX_WORDS));
  return { error, ...(ERROR_NAME.test(thrown.error) ? { named: thrown.error } : {}) };
}
