import type { AuthError } from './auth-error';
import { type Params, withParams } from './redirects';

/** How OAuth names what went wrong, by status; other statuses have no name there. */
const ERROR_NAMES: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/** A link without the PKCE prefix belongs to a client that reads the fragment only. */
export function failureUrl(target: string, error: AuthError, isPkce: boolean): string {
  const name = ERROR_NAMES[error.status];
  const params: Params = {
    ...(name ? { error: name } : {}),
    error_code: error.code,
    error_description: error.message,
  };
  return withParams(target, isPkce ? params : {}, { ...params, sb: '' });
}
