import { ChowkError, MOST_BATCHED_QUERIES, QUERY_BATCH_PATH } from '@chowk/domain/kernel';
import type { App, HttpContext } from '../http/types';
import { QUERY_VARY, sendJson } from './send-json';

const QUERIES = '/rest/v1/';
const NOT_MODIFIED = 304;

function addressesOf(c: HttpContext): URL[] {
  const asked = c.req.queries('q') ?? [];
  if (asked.length === 0 || asked.length > MOST_BATCHED_QUERIES) {
    throw new ChowkError('VALIDATION_FAILED');
  }
  return asked.map((path) => {
    // Normalised like in a browser, so that no dots lead out of the queries.
    const address = new URL(`${QUERIES}${path.slice(1)}`, c.req.url);
    const isQuery = path.startsWith('/') && address.pathname.startsWith(QUERIES);
    if (!isQuery || address.pathname === QUERY_BATCH_PATH)
      throw new ChowkError('VALIDATION_FAILED');
    return address;
  });
}

/** Embedded as it is: a body that is JSON already is not parsed again. */
async function written(answer: Response): Promise<string> {
  const { status, headers } = answer;
  const etag = headers.get('etag');
  const body = status === NOT_MODIFIED ? '' : await answer.text();
  return `{"status":${status}${etag ? `,"etag":${JSON.stringify(etag)}` : ''}${body && `,"body":${body}`}}`;
}

/**
 * Each query passes through its own route with the caller's headers: access, limit, contract, ETag
 * and log line are its own. A refusal is reported in its place.
 */
export function mountQueryBatch(app: App): void {
  app.get(QUERY_BATCH_PATH, async (c) => {
    const addresses = addressesOf(c);
    const { signal } = c.req.raw;
    const headers = new Headers(c.req.raw.headers);
    // Compressed as a whole.
    headers.delete('accept-encoding');
    const answers = await Promise.all(
      addresses.map(async (address) =>
        written(await app.fetch(new Request(address, { headers, signal }), c.env)),
      ),
    );
    return sendJson(c, `{"results":[${answers.join()}]}`, {
      'Cache-Control': 'private, no-cache',
      Vary: QUERY_VARY,
    });
  });
}
