import { NetworkError } from '@/api/errors/errors';

let session = new AbortController();

export function sessionSignal(): AbortSignal {
  return session.signal;
}

/** Queries during a sign-out would only be refused and raise alarms in the log. */
export async function endSession(end: () => Promise<void>): Promise<void> {
  session.abort(new NetworkError('signed_out'));
  try {
    await end();
  } finally {
    session = new AbortController();
  }
}
