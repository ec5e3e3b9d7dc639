/** What we read of an auth client's error. */
export interface AuthFailure {
  readonly name: string;
  readonly message?: string | undefined;
  readonly code?: string | undefined;
  readonly status?: number | undefined;
}

const TOO_MANY_REQUESTS = 429;

export function isNetworkFailure(error: AuthFailure): boolean {
  return error.name === 'AuthRetryableFetchError';
}

export function isTooMany(error: AuthFailure): boolean {
  return error.status === TOO_MANY_REQUESTS;
}
