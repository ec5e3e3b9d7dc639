import type { WorkerRequest } from '@/sw/messages';
import { whenUsable } from '@/when-usable';

export function askWorker(worker: ServiceWorker | null | undefined, request: WorkerRequest): void {
  worker?.postMessage(request);
}

/** Once the page is usable: offline support matters for the next visit, not this one. */
export function registerWorkerAfterLoad(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return Promise.resolve();
  return new Promise((resolve) => {
    const start = () =>
      void whenUsable()
        .then(() => import('./worker-registration'))
        .then(({ registerWorker }) => registerWorker())
        .then(resolve, resolve);
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
  });
}

/** On sign-out the worker deletes everything except the app itself. */
export function wipeWorker(): void {
  if ('serviceWorker' in navigator) {
    askWorker(navigator.serviceWorker.controller, { type: 'WIPE' });
  }
}
