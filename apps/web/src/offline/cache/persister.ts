import type { Query, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { NetworkError } from '@/api/errors/errors';
import { hasQueue } from '@/offline/outbox/queue-flag';
import { snapshotKey } from './snapshot-key';
import { askFor, readSnapshot, type Snapshot, storeSoon } from './snapshots';

/** A type, not an interface, because the library asks for an index signature. */
export type CacheMeta = {
  /** Works without a network from the last response; `prefetch` also fetches it in advance. */
  readonly offline?: 'cache' | 'prefetch';
  /** What the device knows from elsewhere when there is no snapshot. */
  readonly fallback?: () => Promise<Snapshot<object> | undefined>;
  /** Read from the device, so its success says nothing about the network. */
  readonly isOnDevice?: boolean;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CacheMeta;
  }
}

/** Set when the data comes from the device: how old the server's version is. */
export type Aged<Content> = Content & { readonly savedAt?: number };

function pagesOf(content: object): readonly object[] | undefined {
  return 'pages' in content && Array.isArray(content.pages) ? content.pages : undefined;
}

function withAge<Content extends object>({ content, savedAt }: Snapshot<Content>): Aged<Content> {
  const pages = pagesOf(content);
  if (!pages) return { ...content, savedAt };
  return { ...content, pages: pages.map((page) => ({ ...page, savedAt })) };
}

/** Whether the device served it instead of the server; for a long list, any of its pages. */
export function isAged(content: unknown): boolean {
  if (typeof content !== 'object' || content === null) return false;
  if ('savedAt' in content && content.savedAt !== undefined) return true;
  return pagesOf(content)?.some(isAged) ?? false;
}

type Local<Content> = () => Promise<Snapshot<Content> | undefined>;

/** The server if it is reachable, otherwise the device's copy. */
export async function serverOr<Content extends object>(
  ask: () => Promise<Content>,
  local: Local<Content>,
): Promise<Aged<Content>> {
  const look = () =>
    local().then(
      (found) => found && withAge(found),
      () => undefined,
    );
  const before = navigator.onLine === false ? await look() : undefined;
  if (before) return before;
  try {
    return await ask();
  } catch (error) {
    const found = error instanceof NetworkError ? await look() : undefined;
    if (found) return found;
    throw error;
  }
}

export async function askAndStore<Content>(
  key: string,
  ask: () => Promise<Content>,
): Promise<Content> {
  const asked = askFor(key);
  const content = await ask();
  if (!isAged(content)) storeSoon(asked, content);
  return content;
}

/**
 * The server's response, which is stored; otherwise the last snapshot, otherwise the `fallback`.
 */
export function readCached<Content extends object>(
  key: string,
  ask: () => Promise<Content>,
  fallback?: Local<Content>,
): Promise<Aged<Content>> {
  return serverOr(
    () => askAndStore(key, ask),
    async () => (await readSnapshot<Content>(key)) ?? fallback?.(),
  );
}

/**
 * The only place that stores and reads snapshots, for queries whose meta says `offline`. Pending
 * commands are applied to the result in either case.
 */
export async function persister<Answer, Key extends QueryKey>(
  queryFn: (context: QueryFunctionContext<Key>) => Answer | Promise<Answer>,
  context: QueryFunctionContext<Key>,
  query: Query,
): Promise<Answer> {
  const { offline, fallback } = query.meta ?? {};
  const ask = async () => queryFn(context);
  if (!offline) return ask();
  const key = snapshotKey(query.queryKey);
  // All pages of a list are one snapshot: it has no pages beyond those already shown.
  if (query.state.fetchMeta?.fetchMore) return askAndStore(key, ask);
  const answer = (await readCached(key, ask as () => Promise<object>, fallback)) as Answer;
  // Usually nothing is pending, so the local store need not be loaded.
  if (!hasQueue()) return answer;
  const { withPending } = await import('./changes');
  return withPending(key, answer);
}
