import { InstallPrompt } from '@/app/pwa/install-prompt';
import { WorkerToasts } from '@/app/pwa/worker-toasts';
import { Notices } from '@/ui/notices';
import { ToastRegion } from '@/ui/toast';
import { ConnectionBanner } from './connection-banner';
import { ExitHint } from './exit-hint';

export function AllBehaviours() {
  return (
    <>
      <ConnectionBanner />
      <InstallPrompt />
      <WorkerToasts />
      <ExitHint />
      <ToastRegion />
      <Notices />
    </>
  );
}
