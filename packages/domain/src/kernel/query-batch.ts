/**
 * Several queries in one request: one `?q=` each, with the path under `/rest/v1` and its search.
 */
export const QUERY_BATCH_PATH = '/rest/v1/batch';
export const MOST_BATCHED_QUERIES = 10;

/** Each query's own response, in order. */
export interface BatchedAnswer {
  readonly status: number;
  /** Sent again in `If-None-Match`, the query is answered 304 while it is unchanged. */
  readonly etag?: string;
  /** The result or the error; nothing with 304. */
  readonly body?: unknown;
}
