import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryKey } from '@tanstack/react-query';

type AnswerKey = readonly [string, unknown];

interface Asked<Data, Key extends AnswerKey> extends FetchQueryOptions<Data, Error, Data, Key> {
  readonly queryKey: Key;
}

/** Asks for one answer, unless what is kept of it is young. */
export type Warm = <Data, Key extends AnswerKey>(
  options: Asked<Data, Key>,
  keptAs?: string,
) => Promise<void>;

/** The same for the first page of a long list. */
export type WarmPages = <Data, Key extends QueryKey, Place>(
  options: FetchInfiniteQueryOptions<Data, Error, Data, Key, Place>,
  keptAs: string,
) => Promise<void>;
