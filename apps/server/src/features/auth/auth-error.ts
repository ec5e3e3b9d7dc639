import { ChowkError } from '@chowk/domain/kernel';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AuthContext } from './auth-deps';

export const API_VERSION_HEADER = 'X-Supabase-Api-Version';
export const API_VERSION = '2024-01-01';
const TOO_LARGE = 413;
const TIMED_OUT = 504;

interface Extras {
  readonly retryAfterS?: number;
  readonly weakPassword?: { readonly reasons: readonly string[] };
  readonly cause?: unknown;
}

/** A refusal in the auth protocol's own words; the client's catalogue keys on code and message. */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  readonly extras: Extras;

  constructor(status: number, code: string, message: string, extras: Extras = {}) {
    super(message, { cause: extras.cause });
    this.name = 'AuthError';
    this.status = status;
    this.code = code;
    this.extras = extras;
  }
}

export function invalidRequest(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}

export function rateLimited(retryAfterS: number): AuthError {
  return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', {
    retryAfterS,
  });
}

/** The client tries a refresh again after a 503; after any 4xx it signs the person out. */
export function tryAgain(cause?: unknown, retryAfterS = 1): AuthError {
  return new AuthError(503, 'service_unavailable', 'Please try again in a moment', {
    retryAfterS,
    cause,
  });
}

export function bodyTooLarge(): AuthError {
  return new AuthError(TOO_LARGE, 'request_entity_too_large', 'Request body is too large');
}

export function knownAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  if (error instanceof ChowkError && error.code === 'RATE_LIMITED') {
    return rateLimited(error.details?.retryAfterS ?? 1);
  }
  if (error instanceof ChowkError && error.code === 'UNAVAILABLE') {
    return tryAgain(error, error.details?.retryAfterS);
  }
  if (error instanceof HTTPException && error.status === TOO_LARGE) return bodyTooLarge();
  if (error instanceof HTTPException && error.status === TIMED_OUT) {
    return new AuthError(TIMED_OUT, 'request_timeout', 'Processing this request timed out');
  }
  return new AuthError(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
    { cause: error },
  );
}

/** The code travels twice: behind a proxy that hides the version header only one is readable. */
export function authErrorResponse(error: unknown, c: AuthContext): Response {
  const known = knownAuthError(error);
  const { retryAfterS, weakPassword, cause } = known.extras;
  if (cause) c.get('log').error({ err: cause, code: known.code }, 'auth request failed');
  c.header(API_VERSION_HEADER, API_VERSION);
  c.header('Cache-Control', 'no-store');
  if (retryAfterS !== undefined) c.header('Retry-After', String(retryAfterS));
  const body = {
    code: known.code,
    error_code: known.code,
    message: known.message,
    ...(weakPassword ? { weak_password: weakPassword } : {}),
  };
  return c.json(body, known.status as ContentfulStatusCode);
}
