/** What a page may ask of the worker. */
export type WorkerRequest =
  /** Take over from the older worker now. */
  | { readonly type: 'SKIP_WAITING' }
  /** Somebody signed out: forget what was cached while they were here. Answered on the port. */
  | { readonly type: 'WIPE' }
  /** Keep these files of the app, which the page fetched before the worker was in charge. Answered on the port. */
  | { readonly type: 'KEEP'; readonly urls: readonly string[] }
  /** Fetch the screens not opened yet, so that they open without a network too. */
  | { readonly type: 'PREFETCH' };

/** What the worker may ask of a page: to show this address. Answered on the port. */
export interface PageRequest {
  readonly type: 'OPEN';
  readonly path: string;
}

export function asPageRequest(data: unknown): PageRequest | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, path } = data as Record<string, unknown>;
  const isOpen = type === 'OPEN' && typeof path === 'string' && /^\/(?![/\\])/.test(path);
  return isOpen ? { type, path } : undefined;
}

export function asWorkerRequest(data: unknown): WorkerRequest | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  const { type } = data;
  if (type === 'SKIP_WAITING' || type === 'WIPE' || type === 'PREFETCH') return { type };
  if (type !== 'KEEP' || !('urls' in data) || !Array.isArray(data.urls)) return undefined;
  return { type, urls: data.urls.filter((url) => typeof url === 'string') };
}
