import type { OutputOf, ParamsOf, Query } from '@chowk/domain/kernel';
import type { SyncCollection } from '@chowk/domain/sync';
import { contractClient } from '@/api/client/browser-client';
import type { QueryRef } from '@/api/client/contract-ref';
import { isWorthRetry } from '@/api/client/queries';
import type { Aged, CacheMeta } from '@/offline/cache/persister';
import { snapshotKey } from '@/offline/cache/snapshot-key';
import { isPersonal } from '@/offline/store/current-store';
import type { ServerRow } from '@/offline/store/schema';
import { DEVICE_CURSOR, FIRST_PAGE, nextPage, type PageCursor } from './cached-page';
import { type ListRead, readList, readRow } from './read-collection';

type Schema = Query['params'];
type Answer<In extends Schema, Out extends Schema> = Aged<OutputOf<Query<In, Out>> & object>;

interface Asked {
  readonly signal: AbortSignal;
}

/** Read from the device, so its success says nothing about the network. */
export const ON_DEVICE = { meta: { isOnDevice: true } satisfies CacheMeta } as const;

/** Query options for one row of a synced collection. */
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

type Asks<Row> = Required<Pick<ListRead<Row>, 'ask' | 'older'>>;

interface List<Row> extends Omit<ListRead<Row>, 'place' | 'ask' | 'older'> {
  readonly queryKey: readonly unknown[];
  readonly ask: (
    asked: Parameters<Asks<Row>['ask']>[0],
    signal: AbortSignal,
  ) => ReturnType<Asks<Row>['ask']>;
  readonly older?: (
    asked: Parameters<NonNullable<Asks<Row>['older']>>[0],
    signal: AbortSignal,
  ) => ReturnType<Asks<Row>['ask']>;
}

function readPage<Row extends ServerRow>(
  { queryKey: _, ask, older, ...list }: List<Row>,
  place: PageCursor,
  signal: AbortSignal,
) {
  return readList<Row>({
    ...list,
    place,
    ask: (asked) => ask(asked, signal),
    older: older && ((asked) => older(asked, signal)),
  });
}

interface AskedAt extends Asked {
  readonly pageParam: PageCursor;
}

/** Query options for an infinite list of a synced collection, newest first. */
export function listOptions<Row extends ServerRow>(list: List<Row>) {
  return {
    ...ON_DEVICE,
    queryKey: list.queryKey,
    queryFn: ({ pageParam, signal }: AskedAt) => readPage(list, pageParam, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: nextPage,
    retry: isWorthRetry,
  };
}

/** The same for numbered pages; on the device a page is named by the last row before it. */
export function pageOptions<Row extends ServerRow>(list: List<Row>, cursor?: string) {
  const place = cursor === undefined ? FIRST_PAGE : { cursor, afterId: cursor };
  return {
    ...ON_DEVICE,
    queryKey: list.queryKey,
    retry: isWorthRetry,
    queryFn: async ({ signal }: Asked) => {
      const { nextCursor, ...page } = await readPage(list, place, signal);
      const isOnDevice = nextCursor === DEVICE_CURSOR;
      return { ...page, nextCursor: isOnDevice ? (page.items.at(-1)?.id ?? null) : nextCursor };
    },
  };
}
