import {
  ChowkError,
  type OutputOf,
  type ParamsOf,
  type Query,
  SECOND_MS,
} from '@chowk/domain/kernel';
import { queryOptions } from '@tanstack/react-query';
import { contractClient } from './browser-client';
import type { CallOptions } from './contract-client';
import type { QueryRef } from './contract-ref';

type Schema = Query['params'];

const RETRIES = 1;
const FIRST_SERVER_FAULT = 500;

/** The longest a person should look at an empty screen. */
const LONGEST_PAUSE_MS = 30 * SECOND_MS;
const FIRST_PAUSE_MS = SECOND_MS;

/** The server's Retry-After, if there was one. */
function askedPauseMs(error: Error): number | undefined {
  const seconds = error instanceof ChowkError ? error.details?.retryAfterS : undefined;
  return seconds === undefined ? undefined : seconds * SECOND_MS;
}

function isSoonOver(error: ChowkError): boolean {
  const pauseMs = askedPauseMs(error);
  return error.code === 'RATE_LIMITED' && pauseMs !== undefined && pauseMs <= LONGEST_PAUSE_MS;
}

/** A refusal is final; only transient failures are worth the one retry. */
export function isWorthRetry(failures: number, error: Error): boolean {
  const isRefusal =
    error instanceof ChowkError && error.status < FIRST_SERVER_FAULT && !isSoonOver(error);
  return failures < RETRIES && !isRefusal;
}

/**
 * Not earlier than the server asked, with jitter so that several screens do not return together.
 */
export function pauseBeforeRetry(failures: number, error: Error, random = Math.random()): number {
  const usualMs = FIRST_PAUSE_MS * 2 ** failures;
  const askedMs = Math.min(askedPauseMs(error) ?? 0, LONGEST_PAUSE_MS);
  return Math.max(usualMs, askedMs + random * FIRST_PAUSE_MS);
}

/** Query options for loaders and components: one key, one way to fetch. */
export function queryOptionsFor<In extends Schema, Out extends Schema>(
  query: QueryRef<In, Out>,
  params: ParamsOf<Query<In, Out>>,
  limits: Pick<CallOptions, 'timeoutMs'> = {},
) {
  return queryOptions<OutputOf<Query<In, Out>>>({
    queryKey: [query.name, params],
    retry: isWorthRetry,
    queryFn: ({ signal }) =>
      contractClient.runQuery(query, params, { ...limits, signal, isGathered: true }),
  });
}
