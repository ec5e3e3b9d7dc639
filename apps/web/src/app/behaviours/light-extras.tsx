import { InstallPrompt } from '@/app/pwa/install/install-prompt';
import { WorkerToasts } from '@/app/pwa/worker/worker-toasts';
import { LateSignOut } from '@/features/auth/session/late-sign-out';
import { ToastRegion } from '@/ui/feedback/toasts/toast';
import { ExitHint } from './back/exit-hint';

/** Overlays of the pages that work without the app, loaded after the page itself. */
export function LightExtras() {
  return (
    <>
      <LateSignOut />
      <InstallPrompt />
      <WorkerToasts />
      <ExitHint />
      <ToastRegion />
    </>
  );
}
