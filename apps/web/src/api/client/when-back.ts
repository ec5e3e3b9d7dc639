import { SECOND_MS } from '@chowk/domain/kernel';
import type { Query } from '@tanstack/react-query';
import { NetworkError } from '@/api/errors/errors';

const ASK_AGAIN_MS = 5 * SECOND_MS;

/**
 * For a page about one thing: what could not be reached is asked for again by itself, when the
 * device hears of a network, and now and then while it believes to have one (a line can die without
 * a word). A device without one is left in peace: each try would show the page as loading.
 */
export const WHEN_BACK = {
  refetchOnReconnect: true,
  refetchInterval: ({ state }: Pick<Query, 'state'>) =>
    state.data === undefined && state.error instanceof NetworkError && navigator.onLine
      ? ASK_AGAIN_MS
      : false,
} as const;
