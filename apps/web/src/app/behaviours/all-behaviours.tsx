import { LinkTracker } from '@/app/links/link-tracker';
import { InstallPrompt } from '@/app/pwa/install-prompt';
import { WorkerToasts } from '@/app/pwa/worker-toasts';
import { LateFarewell } from '@/features/auth/late-farewell';
import { Notices } from '@/ui/notices';
import { ToastRegion } from '@/ui/toast';
import { ConnectionBanner } from './connection-banner';
import { ExitHint } from './exit-hint';
import { FreshAnswers } from './fresh-answers';
import { SessionGuard } from './session-guard';
import { SyncRunner } from './sync-runner';

// It is wanted when a page does not come; then it cannot be fetched any more.
void import('../route-error').catch(() => undefined);

export function AllBehaviours() {
  return (
    <>
      <ConnectionBanner />
      <SessionGuard />
      <SyncRunner />
      <FreshAnswers />
      <LinkTracker />
      <LateFarewell />
      <InstallPrompt />
      <WorkerToasts />
      <ExitHint />
      <ToastRegion />
      <Notices />
    </>
  );
}
