import type { QueryClient } from '@tanstack/react-query';
import { snapshotKey } from './snapshot-key';

/** What a command answered is the newest answer of a query: on the screen, and without a network. */
export async function storeAnswer(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  answer: unknown,
): Promise<void> {
  queryClient.setQueryData(queryKey, answer);
  const store = async () =>
    (await import('./stored-snapshots')).storeNow(new Map([[snapshotKey(queryKey), answer]]));
  // A device that cannot store it fetches it again.
  await store().catch(() => undefined);
}
