/** Requests of a page to the worker. */
export type WorkerRequest =
  /** Replace the older worker now. */
  | { readonly type: 'SKIP_WAITING' }
  /** Somebody signed out: delete what was cached for them. Confirmed on the port. */
  | { readonly type: 'WIPE' }
  /**
   * Cache these files, which the page loaded before the worker was active. Confirmed on the port.
   */
  | { readonly type: 'KEEP'; readonly urls: readonly string[] }
  /** Prefetch screens not opened yet, so that they work without a network. */
  | { readonly type: 'PREFETCH' };

/** The worker's request to show a path. Confirmed on the port. */
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
