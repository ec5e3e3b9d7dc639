import type { OutputOf, ParamsOf, Query } from '@chowk/domain/kernel';
import { queryOptions } from '@tanstack/react-query';
import { contractClient } from './browser-client';
import type { CallOptions } from './contract-client';
import type { QueryRef } from './contract-ref';

type Schema = Query['params'];

/** What a loader and a component both use to read: one key, one way to fetch. */
export function queryOptionsFor<In extends Schema, Out extends Schema>(
  query: QueryRef<In, Out>,
  params: ParamsOf<Query<In, Out>>,
  limits: Pick<CallOptions, 'timeoutMs'> = {},
) {
  return queryOptions<OutputOf<Query<In, Out>>>({
    queryKey: [query.name, params],
    queryFn: ({ signal }) => contractClient.runQuery(query, params, { ...limits, signal }),
  });
}
