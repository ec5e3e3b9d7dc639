import { watchWindowErrors } from '@/app/behaviours/error-reports';
import { captureInstallPrompt } from './install-event';
import { registerWorkerAfterLoad } from './register-worker';
import { warmScreensLater } from './warm-screens';

/** Called first thing by the app's entry: the browser offers installation early and only once. */
export function startPwa(): void {
  captureInstallPrompt();
  watchWindowErrors();
  void registerWorkerAfterLoad().then(warmScreensLater);
}
