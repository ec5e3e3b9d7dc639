import { SECOND_MS } from '@chowk/domain/kernel';
import type { Query } from '@tanstack/react-query';
import { NetworkError } from '@/api/errors/errors';

const ASK_AGAIN_MS = 5 * SECOND_MS;

/**
 * For a page about one thing: retries a failed read when the network returns, and now and then
 * while the device is online, since a connection can die silently. On an offline device it does not
 * poll, because each attempt would show the page as loading.
 */
export const WHEN_BACK = {
  refetchOnReconnect: true,
  refetchInterval: ({ state }: Pick<Query, 'state'>) =>
    state.data === undefined && state.error instanceof NetworkError && navigator.onLine
      ? ASK_AGAIN_MS
      : false,
} as const;
