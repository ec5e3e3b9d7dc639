import { SEND_LOCK_PREFIX } from '@/offline/send/background';
import { isAssetPath } from '@/sw/addresses';
import type { WorkerRequest } from '@/sw/messages';
import { askWorker } from './register-worker';
import { announce, holdReady, isReadyHeld } from './worker-store';

const MINUTE_MS = 60_000;
const UPDATE_CHECK_MS = 30 * MINUTE_MS;

/**
 * Checks for a newer build every half hour, and when the app returns to the front after longer than
 * that, since timers stop while a phone is locked.
 */
function scheduleUpdateChecks(check: () => void): () => void {
  let lastMs = Date.now();
  const run = () => {
    lastMs = Date.now();
    check();
  };
  const onVisible = () => {
    const isDue = Date.now() - lastMs >= UPDATE_CHECK_MS;
    if (document.visibilityState === 'visible' && isDue) run();
  };
  const timer = setInterval(run, UPDATE_CHECK_MS);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

const WORKER_URL = '/sw.js';

let registration: ServiceWorkerRegistration | undefined;

function follow(worker: ServiceWorker, isFirst: boolean): void {
  worker.addEventListener('statechange', () => {
    if (!isFirst && worker.state === 'installed') announce('updating');
  });
}

/**
 * Only after the worker has confirmed it, or the promise would be broken without a network. Files
 * the page loaded before the worker was active are requested again until none is missing.
 */
function keepThenAnnounce(worker: ServiceWorker | null, asked: ReadonlySet<string>): void {
  const urls = loadedAssets();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    port1.close();
    if (data !== 'KEPT') return;
    const known = new Set([...asked, ...urls]);
    if (loadedAssets().every((url) => known.has(url))) announce('ready');
    else keepThenAnnounce(worker, known);
  };
  worker?.postMessage({ type: 'KEEP', urls } satisfies WorkerRequest, [port2]);
}

/** The app files this page has loaded, so that it opens offline. */
function loadedAssets(): string[] {
  const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
  return loaded.filter((url) => isAssetPath(new URL(url).pathname));
}

export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = !serviceWorker.controller;
  if (isFirst) holdReady();
  registration = await serviceWorker.register(WORKER_URL, { updateViaCache: 'none' });
  if (registration.waiting && !isFirst) announce('updating');
  if (registration.installing) follow(registration.installing, isFirst);
  registration.addEventListener('updatefound', () => {
    if (registration?.installing) follow(registration.installing, !serviceWorker.controller);
  });
  const { active } = await serviceWorker.ready;
  if (isReadyHeld()) keepThenAnnounce(active, new Set());
  // A failed check only means no network; the next one follows.
  scheduleUpdateChecks(() => registration?.update().catch(() => undefined));
}

/** The longest wait for a hanging request; an aborted one is repeated safely. */
const SENDING_LIMIT_MS = 10_000;

/** Resolves when no tab is sending. */
async function sendingEnded(): Promise<void> {
  const { locks } = navigator;
  if (!locks) return;
  const { held = [] } = await locks.query();
  const names = held.map(({ name = '' }) => name);
  const sending = names.filter((name) => name.startsWith(SEND_LOCK_PREFIX));
  const signal = AbortSignal.timeout(SENDING_LIMIT_MS);
  for (const name of sending) {
    await locks.request(name, { signal }, () => undefined).catch(() => undefined);
  }
}

/** Lets the waiting worker take over and reloads once it has; a send under way is not cut off. */
export async function reloadIntoUpdate(): Promise<void> {
  await sendingEnded();
  const waiting = registration?.waiting;
  if (!waiting) {
    window.location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  askWorker(waiting, { type: 'SKIP_WAITING' });
}
