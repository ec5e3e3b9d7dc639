import type { readMe } from '@chowk/domain/accounts';
import { SECOND_MS } from '@chowk/domain/kernel';
import { queryOptions } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { queryRef } from '@/api/client/contract-ref';
import { isWorthRetry } from '@/api/client/queries';
import { NetworkError, ServerError } from '@/api/errors/errors';
import { storedSession } from '@/api/session/stored-session';
import { storedMe, storeMe } from './stored-me';

const PROFILE_TIMEOUT_MS = 10 * SECOND_MS;

export const readMeRef = queryRef<typeof readMe>('me_read', '/me');

function isTimeout(error: unknown): boolean {
  return error instanceof NetworkError && error.problem === 'timeout';
}

/**
 * Who is signed in. Starts from what this device has stored, so the app opens at once and without
 * a network; the answer of the server then replaces it.
 */
export function meOptions() {
  const userId = storedSession()?.userId;
  return queryOptions({
    queryKey: [readMeRef.name, userId],
    queryFn: async ({ signal }) => {
      // Signed out in another tab: the server need not be asked who nobody is.
      if (!storedSession()) throw new ServerError('UNAUTHENTICATED');
      const limits = { signal, timeoutMs: PROFILE_TIMEOUT_MS, asSelf: true };
      const me = await contractClient.runQuery(readMeRef, {}, limits);
      storeMe(me);
      return me;
    },
    initialData: () => storedMe(userId),
    initialDataUpdatedAt: 0,
    // Ten seconds of waiting are told at once, not doubled by a second try.
    retry: (failures, error) => isWorthRetry(failures, error) && !isTimeout(error),
  });
}
