import type { Query, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { NetworkError } from '@/api/errors/errors';
import { hasQueue } from '@/offline/outbox/queue-flag';
import { snapshotKey } from './snapshot-key';
import { askFor, readSnapshot, type Snapshot, storeSoon } from './snapshots';

/** What a query says of itself. A type and no interface: the library asks for an index. */
export type CacheMeta = {
  /** Opens without a network from its last answer; or that is even fetched before it is asked for. */
  readonly offline?: 'cache' | 'prefetch';
  /** What this device knows besides, for whoever has no last answer. */
  readonly fallback?: () => Promise<Snapshot<object> | undefined>;
  /** Read from the device, so it says nothing of a network. */
  readonly isOnDevice?: boolean;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CacheMeta;
  }
}

/** Set when it comes from the device: how old the server's word on it is. */
export type Aged<Content> = Content & { readonly savedAt?: number };

function pagesOf(content: object): readonly object[] | undefined {
  return 'pages' in content && Array.isArray(content.pages) ? content.pages : undefined;
}

function withAge<Content extends object>({ content, savedAt }: Snapshot<Content>): Aged<Content> {
  const pages = pagesOf(content);
  if (!pages) return { ...content, savedAt };
  return { ...content, pages: pages.map((page) => ({ ...page, savedAt })) };
}

/** Whether this device answered for the server; of a long list, whether it gave any page. */
export function isAged(content: unknown): boolean {
  if (typeof content !== 'object' || content === null) return false;
  if ('savedAt' in content && content.savedAt !== undefined) return true;
  return pagesOf(content)?.some(isAged) ?? false;
}

type Local<Content> = () => Promise<Snapshot<Content> | undefined>;

/** The server if it can be asked, else what this device has instead. */
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

/** The server's answer, which is kept; else the last one, else what `fallback` knows. */
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
 * The one way an answer gets to the device's store and back: for queries that say `offline` of
 * themselves. What was done here and has not arrived yet is added to either.
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
  // All pages of a list are one snapshot: it has no more of them than are shown already.
  if (query.state.fetchMeta?.fetchMore) return askAndStore(key, ask);
  const answer = (await readCached(key, ask as () => Promise<object>, fallback)) as Answer;
  // Most have nothing waiting, and need not fetch the local store to find none.
  if (!hasQueue()) return answer;
  const { withPending } = await import('./changes');
  return withPending(key, answer);
}
