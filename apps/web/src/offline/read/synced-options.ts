import type { OutputOf, ParamsOf, Query } from '@chowk/domain/kernel';
import type { SyncCollection } from '@chowk/domain/sync';
import { contractClient } from '@/api/client/browser-client';
import type { QueryRef } from '@/api/client/contract-ref';
import { isWorthRetry } from '@/api/client/queries';
import type { Aged, CacheMeta } from '@/offline/cache/persister';
import { snapshotKey } from '@/offline/cache/snapshot-key';
import { isPersonal } from '@/offline/store/current-store';
import type { ServerRow } from '@/offline/store/schema';
import { readRow } from './read-collection';

type Schema = Query['params'];
type Answer<In extends Schema, Out extends Schema> = Aged<OutputOf<Query<In, Out>> & object>;

interface Asked {
  readonly signal: AbortSignal;
}

/** Read from the device, so it says nothing of a network. */
export const ON_DEVICE = { meta: { isOnDevice: true } satisfies CacheMeta } as const;

/** Options of a query for one row of a synced collection. */
export function rowOptions<In extends Schema, Out extends Schema>(
  query: QueryRef<In, Out>,
  params: ParamsOf<Query<In, Out>> & { readonly id: string },
  collection: SyncCollection,
) {
  type Row = OutputOf<Query<In, Out>> & ServerRow;
  const queryKey = [query.name, params] as const;
  return {
    ...ON_DEVICE,
    queryKey,
    retry: isWorthRetry,
    queryFn: ({ signal }: Asked) =>
      readRow<Row>({
        collection,
        id: params.id,
        key: snapshotKey(queryKey),
        ask: async () =>
          (await contractClient.runQuery(query, params, {
            signal,
            asSelf: isPersonal(collection),
          })) as Row,
      }) as Promise<Answer<In, Out>>,
  };
}
