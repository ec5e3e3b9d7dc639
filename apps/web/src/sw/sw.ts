/// <reference lib="webworker" />

import type { RouteHandlerCallbackOptions } from 'workbox-core/types';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { BACKGROUND_TAG } from '@/offline/send/background';
import { isAssetPath, shellFor, successorsOf } from './addresses';
import {
  areCached,
  cacheAssets,
  cachedPaths,
  cacheFirst,
  cacheQuietly,
  dropAssetsExcept,
  wipeOthers,
} from './asset-cache';
import { forgetPush } from './device-push';
import { listenToPush } from './listen-to-push';
import { asWorkerRequest } from './messages';
import { sendOutbox } from './send-outbox';

/** The build assigns each file to a group; scripts/pwa/worker-files.ts decides. */
interface BuildEntry extends PrecacheEntry {
  readonly part?: 'shell' | 'app' | 'work' | 'desk';
}

/** Chromium only, and missing in the worker types. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

declare const self: ServiceWorkerGlobalScope & {
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void;
  /** Chromium only; elsewhere the page replaces itself. */
  readonly cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
};

// The build replaces this name with the list.
const entries = self.__WB_MANIFEST as readonly BuildEntry[];

function urlsOf(part: BuildEntry['part']): string[] {
  return entries.filter((entry) => entry.part === part).map((entry) => entry.url);
}

const appUrls = urlsOf('app');
const workUrls = urlsOf('work');
const deskUrls = urlsOf('desk');
const knownUrls = entries.map((entry) => entry.url);

/** Only devices of brands and admins fetch these; a store's phone need not pay for them. */
function deskOf(paths: readonly string[]): readonly string[] {
  return paths.some((path) => deskUrls.includes(path)) ? deskUrls : [];
}

/** A page loads its own language only; offline the app opens with all of its files. */
function withRestOfApp(urls: readonly string[]): readonly string[] {
  const paths = urls.map((url) => new URL(url, self.location.origin).pathname);
  const isApp = paths.some((path) => appUrls.includes(path));
  return isApp ? [...urls, ...appUrls, ...workUrls, ...deskOf(paths)] : urls;
}

// The root is the front page, not index.html, so no path is derived from a folder.
precacheAndRoute(
  entries.filter((entry) => entry.part === 'shell'),
  { directoryIndex: '', cleanURLs: false },
);
cleanupOutdatedCaches();

const landings = {
  en: createHandlerBoundToURL('/landing.html'),
  hi: createHandlerBoundToURL('/landing.hi.html'),
};

/** Like on the server: the chosen language, else the device's. */
async function openLanding(options: RouteHandlerCallbackOptions): Promise<Response> {
  const chosen = await self.cookieStore?.get('lang').catch(() => undefined);
  const language = chosen?.value ?? navigator.language.split('-')[0];
  return landings[language === 'hi' ? 'hi' : 'en'](options);
}

const openApp = createHandlerBoundToURL('/index.html');

/** Visitors of the front page only do not pay for the app, and get that page offline. */
async function openAppOrLanding(options: RouteHandlerCallbackOptions): Promise<Response> {
  if (await areCached(appUrls)) return openApp(options);
  try {
    const page = await fetch(options.request);
    options.event.waitUntil(cacheQuietly(appUrls));
    return page;
  } catch {
    return openLanding(options);
  }
}

registerRoute(({ request, url, sameOrigin }) => {
  const shell = request.mode === 'navigate' && sameOrigin ? shellFor(url.pathname) : undefined;
  return shell === '/landing.html';
}, openLanding);

registerRoute(({ request, url, sameOrigin }) => {
  const shell = request.mode === 'navigate' && sameOrigin ? shellFor(url.pathname) : undefined;
  return shell === '/index.html';
}, openAppOrLanding);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isAssetPath(url.pathname),
  ({ request }) => cacheFirst(request),
);

self.addEventListener('install', (event) => {
  // An update must not lose what opened offline before, so its files are fetched with the worker.
  event.waitUntil(
    cachedPaths().then((cached) => cacheAssets(withRestOfApp(successorsOf(cached, knownUrls)))),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), dropAssetsExcept(new Set(knownUrls))]));
});

/** The network is back, whether or not a tab is open. */
self.addEventListener('sync', (event) => {
  if (event.tag === BACKGROUND_TAG) event.waitUntil(sendOutbox());
});

listenToPush(self);

self.addEventListener('message', (event) => {
  const request = asWorkerRequest(event.data);
  switch (request?.type) {
    case 'SKIP_WAITING':
      event.waitUntil(self.skipWaiting());
      break;
    case 'WIPE':
      event.waitUntil(
        Promise.all([wipeOthers(), forgetPush(self.registration).catch(() => undefined)]).then(() =>
          event.ports[0]?.postMessage('WIPED'),
        ),
      );
      break;
    case 'KEEP':
      // Without a confirmation the page says nothing, and the next visit tries again.
      event.waitUntil(
        cacheAssets(withRestOfApp(request.urls)).then(
          () => event.ports[0]?.postMessage('KEPT'),
          () => undefined,
        ),
      );
      break;
    case 'PREFETCH':
      event.waitUntil(
        cachedPaths().then((cached) => cacheQuietly([...appUrls, ...workUrls, ...deskOf(cached)])),
      );
      break;
  }
});
