/** Several queries in one request: `?q=` once each, with the path under `/rest/v1` and its search. */
export const QUERY_BATCH_PATH = '/rest/v1/batch';
export const MOST_BATCHED_QUERIES = 10;

/** What each would have been answered alone, in the order they were asked. */
export interface BatchedAnswer {
  readonly status: number;
  /** Sent again in `If-None-Match`, the part is answered 304 while it is unchanged. */
  readonly etag?: string;
  /** What was found, or the error; nothing with 304. */
  readonly body?: unknown;
}
