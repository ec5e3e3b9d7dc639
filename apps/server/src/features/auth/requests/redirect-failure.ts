import type { AuthError } from '../auth-error';
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

/** Refusals of the person rather than of the request. */
const DENIALS = new Set(['signup_disabled', 'user_banned', 'provider_email_needs_verification']);

function providerFailure(error: AuthError, named?: string): Params {
  const name = DENIALS.has(error.code) ? 'access_denied' : ERROR_NAMES[error.status];
  return {
    error: named ?? name ?? 'server_error',
    error_code: error.code,
    error_description: error.message,
  };
}

/** Back to the app that sent the person to a provider; `named` is what the provider called it. */
export function providerFailureUrl(target: string, error: AuthError, named?: string): string {
  const params = providerFailure(error, named);
  return withParams(target, params, { ...params, sb: '' });
}

/** The origin of the request is unknown, so the person is sent to the site itself. */
export function siteFailureUrl(siteUrl: string, error: AuthError): string {
  return withParams(siteUrl, providerFailure(error));
}
