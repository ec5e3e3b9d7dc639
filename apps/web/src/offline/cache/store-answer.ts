import type { QueryClient } from '@tanstack/react-query';
import { snapshotKey } from './snapshot-key';
import { storeSnapshots } from './snapshots';

/** What a command answered is the newest answer of a query: on the screen, and without a network. */
export async function storeAnswer(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  answer: unknown,
): Promise<void> {
  queryClient.setQueryData(queryKey, answer);
  // A device that cannot store it fetches it again.
  await storeSnapshots(new Map([[snapshotKey(queryKey), answer]])).catch(() => undefined);
}
