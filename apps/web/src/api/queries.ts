import { ChowkError, type OutputOf, type ParamsOf, type Query } from '@chowk/domain/kernel';
import { queryOptions } from '@tanstack/react-query';
import { contractClient } from './browser-client';
import type { CallOptions } from './contract-client';
import type { QueryRef } from './contract-ref';

type Schema = Query['params'];

const RETRIES = 1;
const FIRST_SERVER_FAULT = 500;

/** A refusal stays a refusal; only what may pass is worth the one retry. */
export function isWorthRetry(failures: number, error: Error): boolean {
  const isRefusal = error instanceof ChowkError && error.status < FIRST_SERVER_FAULT;
  return failures < RETRIES && !isRefusal;
}

/** What a loader and a component both use to read: one key, one way to fetch. */
export function queryOptionsFor<In extends Schema, Out extends Schema>(
  query: QueryRef<In, Out>,
  params: ParamsOf<Query<In, Out>>,
  limits: Pick<CallOptions, 'timeoutMs'> = {},
) {
  return queryOptions<OutputOf<Query<In, Out>>>({
    queryKey: [query.name, params],
    retry: isWorthRetry,
    queryFn: ({ signal }) => contractClient.runQuery(query, params, { ...limits, signal }),
  });
}
