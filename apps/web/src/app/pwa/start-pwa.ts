import { watchWindowErrors } from '@/app/behaviours/errors/error-reports';
import { whenUsable } from '@/when-usable';
import { captureInstallPrompt } from './install/install-event';
import { registerWorkerAfterLoad } from './worker/register-worker';

/** Called first by the app's entry, because the install event fires early and only once. */
export function startPwa(): void {
  captureInstallPrompt();
  watchWindowErrors();
  void whenUsable().then(() => document.documentElement.removeAttribute('data-font'));
  registerWorkerAfterLoad()
    .then(prefetchLater)
    .catch(() => undefined);
}

async function prefetchLater(): Promise<void> {
  const { prefetchScreens } = await import('@/app/prefetch/prefetch-screens');
  prefetchScreens();
}
