import type { OutputOf, ParamsOf, Query } from '@chowk/domain/kernel';
import { contractClient } from '@/api/client/browser-client';
import type { CallOptions } from '@/api/client/contract-client';
import type { QueryRef } from '@/api/client/contract-ref';
import { isWorthRetry } from '@/api/client/queries';
import { isPersonal } from '@/offline/store/current-store';
import type { FetchedCollection, ServerRow } from '@/offline/store/schema';
import { readRow } from './read-collection';
import { type Aged, readRemembered } from './synced-read';

type Schema = Query['params'];
type Answer<In extends Schema, Out extends Schema> = Aged<OutputOf<Query<In, Out>> & object>;

interface Asked {
  readonly signal: AbortSignal;
}

/** Read from the device, so it says nothing of a network. */
export const ON_DEVICE = { meta: { isOnDevice: true } } as const;

/** Options of a query for one row of a synced collection. */
export function rowOptions<In extends Schema, Out extends Schema>(
  query: QueryRef<In, Out>,
  params: ParamsOf<Query<In, Out>> & { readonly id: string },
  collection: FetchedCollection,
) {
  type Row = OutputOf<Query<In, Out>> & ServerRow;
  return {
    ...ON_DEVICE,
    queryKey: [query.name, params] as const,
    retry: isWorthRetry,
    queryFn: ({ signal }: Asked) =>
      readRow<Row>({
        collection,
        id: params.id,
        name: answerName(query, params),
        ask: async () =>
          (await contractClient.runQuery(query, params, {
            signal,
            asSelf: isPersonal(collection),
          })) as Row,
      }) as Promise<Answer<In, Out>>,
  };
}

/** The name an answer is kept under. */
export function answerName(query: Pick<QueryRef, 'name'>, params: unknown): string {
  return `${query.name} ${JSON.stringify(params)}`;
}

/** Options of any other query that should open without a network: its last answer is kept. */
export function rememberedOptions<In extends Schema, Out extends Schema>(
  query: QueryRef<In, Out>,
  params: ParamsOf<Query<In, Out>>,
  limits: Pick<CallOptions, 'asSelf'> = {},
) {
  return {
    queryKey: [query.name, params] as const,
    retry: isWorthRetry,
    queryFn: ({ signal }: Asked) =>
      readRemembered<OutputOf<Query<In, Out>> & object>(
        answerName(query, params),
        async () => (await contractClient.runQuery(query, params, { ...limits, signal })) as never,
      ) as Promise<Answer<In, Out>>,
  };
}
