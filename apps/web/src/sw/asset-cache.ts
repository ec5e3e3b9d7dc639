import { isAssetPath } from './addresses';

const ASSET_CACHE = 'chowk-assets';

/** A server that answers a missing file with the app's page must not poison the cache with it. */
function isKeepable(response: Response): boolean {
  const isPage = response.headers.get('content-type')?.includes('text/html') ?? false;
  return response.ok && response.type === 'basic' && !isPage;
}

export async function fromCacheFirst(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (isKeepable(response)) {
    const cache = await caches.open(ASSET_CACHE);
    await cache.put(request, response.clone());
  }
  return response;
}

/** One after the other: this is background work and must not crowd out what the person waits for. */
export async function keepAssets(urls: readonly string[], origin: string): Promise<void> {
  for (const url of urls) {
    const { origin: itsOrigin, pathname } = new URL(url, origin);
    if (itsOrigin !== origin || !isAssetPath(pathname)) continue;
    try {
      await fromCacheFirst(new Request(pathname, { priority: 'low' }));
    } catch {
      return;
    }
  }
}

/** Drops what an older build left behind. */
export async function dropAssetsExcept(urls: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(ASSET_CACHE);
  for (const request of await cache.keys()) {
    if (!urls.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

export async function wipeAssets(): Promise<void> {
  await caches.delete(ASSET_CACHE);
}
