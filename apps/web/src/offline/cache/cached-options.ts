import type { OutputOf, ParamsOf, Query } from '@chowk/domain/kernel';
import { contractClient } from '@/api/client/browser-client';
import type { CallOptions } from '@/api/client/contract-client';
import type { QueryRef } from '@/api/client/contract-ref';
import { isWorthRetry } from '@/api/client/queries';
import type { Aged, CacheMeta } from './persister';

type Schema = Query['params'];

interface Asking<Offline> extends Pick<CallOptions, 'asSelf'>, Pick<CacheMeta, 'fallback'> {
  readonly offline?: Offline;
}

/** Query options for a read that also works without a network, from its last response. */
export function cachedOptions<
  In extends Schema,
  Out extends Schema,
  Offline extends 'cache' | 'prefetch' = 'cache',
>(
  query: QueryRef<In, Out>,
  params: ParamsOf<Query<In, Out>>,
  { offline, fallback, ...limits }: Asking<Offline> = {},
) {
  return {
    queryKey: [query.name, params] as const,
    retry: isWorthRetry,
    meta: { offline: (offline ?? 'cache') as Offline, ...(fallback && { fallback }) },
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      contractClient.runQuery(query, params, { ...limits, signal, isGathered: true }) as Promise<
        Aged<OutputOf<Query<In, Out>> & object>
      >,
  };
}
