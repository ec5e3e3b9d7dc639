import type { Query, QueryClient } from '@tanstack/react-query';
import { NetworkError } from '@/api/errors/errors';
import { isAged } from '@/offline/cache/persister';

/** Long enough for the answers of one screen to be one reason to ask. */
const GATHER_MS = 250;

/** Whether a screen has nothing to show but that the server was not reached. */
function isUnreached({ data, error }: Query['state']): boolean {
  return data === undefined && error instanceof NetworkError;
}

/** Asks the server again for what this device answered in its place, or could not. */
export function askForMissed(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ state }) => isAged(state.data) || isUnreached(state),
  });
}

/** A line can come back without a word: when anything is answered by the server, all of it can be. */
export function followAnswers(queryClient: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = queryClient.getQueryCache().subscribe((event) => {
    const isAnswer = event.type === 'updated' && event.action.type === 'success';
    // What the device gave says nothing of the server.
    if (!isAnswer || event.query.meta?.isOnDevice || isAged(event.query.state.data)) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      void askForMissed(queryClient);
    }, GATHER_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
