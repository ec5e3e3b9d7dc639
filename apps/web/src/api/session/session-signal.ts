import { NetworkError } from '@/api/errors/errors';

let session = new AbortController();

export function sessionSignal(): AbortSignal {
  return session.signal;
}

/** What is asked while a session is being ended would only be refused, and alarm whoever reads the log. */
export async function endSession(end: () => Promise<void>): Promise<void> {
  session.abort(new NetworkError('signed_out'));
  try {
    await end();
  } finally {
    session = new AbortController();
  }
}
