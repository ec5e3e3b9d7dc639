/// <reference lib="webworker" />
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isAssetPath, shellFor } from './addresses';
import { dropAssetsExcept, fromCacheFirst, keepAssets, wipeAssets } from './asset-cache';
import { asWorkerRequest } from './messages';

/** `isLater` marks the screens' own files: known to the worker, fetched only when asked. */
interface BuildEntry extends PrecacheEntry {
  readonly isLater?: boolean;
}

declare const self: ServiceWorkerGlobalScope;

// The build writes the list in place of this name.
const entries = self.__WB_MANIFEST as readonly BuildEntry[];
const shell = entries.filter((entry) => !entry.isLater);
const laterUrls = entries.filter((entry) => entry.isLater).map((entry) => entry.url);
const knownPaths = new Set(
  entries.map((entry) => new URL(entry.url, self.location.origin).pathname),
);

// The root is the front page, not index.html, so no address is guessed from a folder.
precacheAndRoute(shell, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

for (const page of ['/landing.html', '/index.html'] as const) {
  const open = createHandlerBoundToURL(page);
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && shellFor(url.pathname) === page,
    open,
  );
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isAssetPath(url.pathname),
  ({ request }) => fromCacheFirst(request),
);

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), dropAssetsExcept(knownPaths)]));
});

self.addEventListener('message', (event) => {
  const request = asWorkerRequest(event.data);
  const origin = self.location.origin;
  switch (request?.type) {
    case 'SKIP_WAITING':
      event.waitUntil(self.skipWaiting());
      break;
    case 'WIPE':
      event.waitUntil(wipeAssets().then(() => event.ports[0]?.postMessage('WIPED')));
      break;
    case 'KEEP':
      event.waitUntil(keepAssets(request.urls, origin));
      break;
    case 'WARM':
      event.waitUntil(keepAssets(laterUrls, origin));
      break;
  }
});
