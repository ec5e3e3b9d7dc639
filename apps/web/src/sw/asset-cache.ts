import { isAssetPath } from './addresses';

const ASSET_CACHE = 'chowk-assets';

/** A server that answers a missing file with the app's page must not poison the cache. */
function isKeepable(response: Response): boolean {
  const isPage = response.headers.get('content-type')?.includes('text/html') ?? false;
  return response.ok && response.type === 'basic' && !isPage;
}

export async function cacheFirst(request: Request): Promise<Response> {
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

/** Few at a time, because background work must not slow down the page. */
const LANES = 3;

export async function cacheAssets(urls: readonly string[]): Promise<void> {
  // All workers take the next file from one list.
  const waiting = new Set(urls.filter(isOurAsset)).values();
  const keepNext = async () => {
    for (const url of waiting) {
      const response = await cacheFirst(new Request(url, { priority: 'low' }));
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, keepNext));
}

/** For background work: what fails now is fetched when it is needed. */
export function cacheQuietly(urls: readonly string[]): Promise<void> {
  return cacheAssets(urls).catch(() => undefined);
}

export async function areCached(urls: readonly string[]): Promise<boolean> {
  const found = await Promise.all(urls.map((url) => caches.match(url, { ignoreVary: true })));
  return found.every(Boolean);
}

/** The cached paths of this build or an older one. */
export async function cachedPaths(): Promise<string[]> {
  const cache = await caches.open(ASSET_CACHE);
  return (await cache.keys()).map((request) => new URL(request.url).pathname);
}

/** Deletes the files of older builds. */
export async function dropAssetsExcept(paths: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(ASSET_CACHE);
  for (const request of await cache.keys()) {
    if (!paths.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** Everything except the app's own files, which are the same for everybody. */
export async function wipeOthers(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name !== ASSET_CACHE && !name.includes('precache'));
  await Promise.all(others.map((name) => caches.delete(name)));
}
