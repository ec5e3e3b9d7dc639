import { InstallPrompt } from '@/app/pwa/install/install-prompt';
import { WorkerToasts } from '@/app/pwa/worker/worker-toasts';
import { LateSignOut } from '@/features/auth/session/late-sign-out';
import { ToastRegion } from '@/ui/feedback/toasts/toast';
import { ExitHint } from './back/exit-hint';
import { ConnectionBanner } from './connection/connection-banner';

/** What the front page shares with the app, fetched after the page itself. */
export function LandingExtras() {
  return (
    <>
      <ConnectionBanner />
      <LateSignOut />
      <InstallPrompt />
      <WorkerToasts />
      <ExitHint />
      <ToastRegion />
    </>
  );
}
