import { SECOND_MS } from '@chowk/domain/kernel';
import { APPLICATION_NAME } from '@/api/client/application';
import { NetworkError } from '@/api/errors/errors';

const TIMEOUT_MS = 20 * SECOND_MS;
const REFUSED = 403;

/** Locks the account named by the link. False for an expired or incomplete link. */
export async function lockByLink(token: string): Promise<boolean> {
  const response = await fetch('/auth/v1/not-me', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-application-name': APPLICATION_NAME },
    body: JSON.stringify({ token }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new NetworkError('unreachable', { cause });
  });
  if (response.status === REFUSED) return false;
  if (!response.ok) throw new NetworkError('foreign_answer');
  return true;
}
