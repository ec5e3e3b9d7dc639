import { type BatchedAnswer, MOST_BATCHED_QUERIES, QUERY_BATCH_PATH } from '@chowk/domain/kernel';
import { decodeError } from '@/api/errors/errors';
import type { Call, CallOptions } from './caller';

/** The queries of one screen start within this time. */
const GATHER_MS = 10;
/** Servers and proxies accept URLs of twice this length. */
const MOST_LENGTH = 4_000;
/** Responses cached per session, so that unchanged ones are not sent again. */
const MOST_KNOWN = 50;
const OK = 200;
const NOT_MODIFIED = 304;
const QUERIES = '/rest/v1';

interface Asked {
  readonly path: string;
  readonly limits: CallOptions;
  readonly session: AbortSignal | undefined;
  readonly resolve: (body: never) => void;
  readonly reject: (error: unknown) => void;
}

type Known = Map<string, { readonly etag: string; readonly body: unknown }>;

const keyOf = ({ path, limits }: Asked) => `${limits.asSelf ?? false} ${path}`;
const nameOf = ({ path }: Asked) => path.slice(QUERIES.length);

/** Only queries with the same identity, session and timeout share a request. */
function groupsOf(asked: readonly Asked[]): Asked[][] {
  const groups: Asked[][] = [];
  for (const each of asked) {
    const group = groups.find(([first, ...rest]) => {
      const isSame =
        first?.session === each.session && first?.limits.timeoutMs === each.limits.timeoutMs;
      const length = [first, ...rest].reduce((sum, part) => sum + (part?.path.length ?? 0), 0);
      const hasRoom = rest.length + 1 < MOST_BATCHED_QUERIES && length < MOST_LENGTH;
      return isSame && first?.limits.asSelf === each.limits.asSelf && hasRoom;
    });
    if (group) group.push(each);
    else groups.push([each]);
  }
  return groups;
}

/** Aborted when every caller has aborted. */
function whileAnyWants(group: readonly Asked[]): AbortSignal {
  const all = new AbortController();
  const look = () => {
    const isWanted = group.some(({ limits }) => !limits.signal?.aborted);
    if (!isWanted) all.abort(group[0]?.limits.signal?.reason);
  };
  for (const { limits } of group) limits.signal?.addEventListener('abort', look, { once: true });
  look();
  return all.signal;
}

/** Concurrent queries travel as one request; each succeeds, fails or is aborted on its own. */
export function createQueryBatcher(call: Call) {
  let waiting: Asked[] = [];
  const known = new WeakMap<AbortSignal, Known>();
  const withoutSession: Known = new Map();

  function knownIn(session: AbortSignal | undefined): Known {
    if (!session) return withoutSession;
    const found = known.get(session) ?? new Map();
    known.set(session, found);
    return found;
  }

  function remember(answers: Known, key: string, etag: string, body: unknown): void {
    answers.delete(key);
    answers.set(key, { etag, body });
    const [oldest] = answers.keys();
    if (answers.size > MOST_KNOWN && oldest !== undefined) answers.delete(oldest);
  }

  function settle(part: Asked, { status, etag, body }: BatchedAnswer, answers: Known): void {
    // An ETag is derived from the content, so any response with the same tag is the same.
    const same = [...answers.values()].find((each) => each.etag === etag);
    if (status === NOT_MODIFIED && same) {
      part.resolve(same.body as never);
    } else if (status === OK) {
      if (etag) remember(answers, keyOf(part), etag, body);
      part.resolve(body as never);
    } else {
      part.reject(decodeError(status, body));
    }
  }

  async function send(group: readonly Asked[]): Promise<void> {
    const [first] = group;
    if (!first) return;
    const { timeoutMs, asSelf } = first.limits;
    const answers = knownIn(first.session);
    const etags = group
      .map((part) => answers.get(keyOf(part))?.etag)
      .filter((etag) => etag !== undefined);
    const search = new URLSearchParams(group.map((part): [string, string] => ['q', nameOf(part)]));
    const limits: CallOptions = {
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      ...(asSelf === undefined ? {} : { asSelf }),
      signal: whileAnyWants(group),
    };
    const init = etags.length > 0 ? { headers: { 'if-none-match': etags.join(', ') } } : {};
    try {
      const path = `${QUERY_BATCH_PATH}?${search}`;
      const { results } = await call<{ results: BatchedAnswer[] }>(
        path,
        init,
        limits,
        first.session,
      );
      for (const [place, part] of group.entries()) {
        settle(part, results[place] ?? { status: 500 }, answers);
      }
    } catch (error) {
      for (const part of group) part.reject(error);
    }
  }

  function flush(): void {
    const asked = waiting.filter(({ limits }) => !limits.signal?.aborted);
    waiting = [];
    for (const group of groupsOf(asked)) {
      const [only] = group;
      if (group.length > 1) void send(group);
      else if (only)
        call<never>(only.path, {}, only.limits, only.session).then(only.resolve, only.reject);
    }
  }

  return <Out>(path: string, limits: CallOptions, session: AbortSignal | undefined): Promise<Out> =>
    new Promise<Out>((resolve, reject) => {
      const { signal } = limits;
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      // An aborted caller is rejected at once.
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      if (waiting.length === 0) setTimeout(flush, GATHER_MS);
      waiting.push({ path, limits, session, resolve: resolve as (body: never) => void, reject });
    });
}
