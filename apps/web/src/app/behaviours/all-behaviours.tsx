import { LinkTracker } from '@/app/links/link-tracker';
import { InstallPrompt } from '@/app/pwa/install/install-prompt';
import { WorkerToasts } from '@/app/pwa/worker/worker-toasts';
import { LateSignOut } from '@/features/auth/session/late-sign-out';
import { Notices } from '@/ui/feedback/toasts/notices';
import { ToastRegion } from '@/ui/feedback/toasts/toast';
import { FreshAnswers } from './connection/fresh-answers';
import { SessionGuard } from './session-guard';
import { SyncRunner } from './sync-runner';

export function AllBehaviours() {
  return (
    <>
      <SessionGuard />
      <SyncRunner />
      <FreshAnswers />
      <LinkTracker />
      <LateSignOut />
      <InstallPrompt />
      <WorkerToasts />
      <ToastRegion />
      <Notices />
    </>
  );
}
