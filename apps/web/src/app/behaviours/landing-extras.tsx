import { InstallPrompt } from '@/app/pwa/install-prompt';
import { WorkerToasts } from '@/app/pwa/worker-toasts';
import { LateFarewell } from '@/features/auth/late-farewell';
import { ToastRegion } from '@/ui/feedback/toast';
import { ConnectionBanner } from './connection-banner';
import { ExitHint } from './exit-hint';

/** What the front page shares with the app, fetched after the page itself. */
export function LandingExtras() {
  return (
    <>
      <ConnectionBanner />
      <LateFarewell />
      <InstallPrompt />
      <WorkerToasts />
      <ExitHint />
      <ToastRegion />
    </>
  );
}
