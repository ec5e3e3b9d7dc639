import { isAssetPath } from './addresses';

const ASSET_CACHE = 'chowk-assets';

/** A server that answers a missing file with the app's page must not poison the cache with it. */
function isKeepable(response: Response): boolean {
  const isPage = response.headers.get('content-type')?.includes('text/html') ?? false;
  return response.ok && response.type === 'basic' && !isPage;
}

export async function fromCacheFirst(request: Request): Promise<Response> {
  const cached = await caches.match(request, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(request);
  if (isKeepable(response)) {
    const cache = await caches.open(ASSET_CACHE);
    await cache.put(request, response.clone());
  }
  return response;
}

function isOurAsset(url: string): boolean {
  const { origin, pathname } = new URL(url, self.location.origin);
  return origin === self.location.origin && isAssetPath(pathname);
}

/** Few at a time: this is background work and must not crowd out what the person waits for. */
const LANES = 3;

export async function keepAssets(urls: readonly string[]): Promise<void> {
  // One list for all lanes: each takes the next file when it has put its own away.
  const waiting = new Set(urls.filter(isOurAsset)).values();
  const keepNext = async () => {
    for (const url of waiting) {
      const response = await fromCacheFirst(new Request(url, { priority: 'low' }));
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, keepNext));
}

/** For work nobody waits for: what does not come now is fetched when it is needed. */
export function keepQuietly(urls: readonly string[]): Promise<void> {
  return keepAssets(urls).catch(() => undefined);
}

export async function areCached(urls: readonly string[]): Promise<boolean> {
  const found = await Promise.all(urls.map((url) => caches.match(url, { ignoreVary: true })));
  return found.every(Boolean);
}

/** What was cached of this build or an older one, by path. */
export async function cachedPaths(): Promise<string[]> {
  const cache = await caches.open(ASSET_CACHE);
  return (await cache.keys()).map((request) => new URL(request.url).pathname);
}

/** Drops what an older build left behind. */
export async function dropAssetsExcept(paths: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(ASSET_CACHE);
  for (const request of await cache.keys()) {
    if (!paths.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** Everything but files of the app itself, which are the same for everybody. */
export async function wipeOthers(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name !== ASSET_CACHE && !name.includes('precache'));
  await Promise.all(others.map((name) => caches.delete(name)));
}
