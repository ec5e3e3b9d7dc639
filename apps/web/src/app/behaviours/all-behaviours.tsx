import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { LinkTracker } from '@/app/links/link-tracker';
import { InstallPrompt } from '@/app/pwa/install/install-prompt';
import { WorkerToasts } from '@/app/pwa/worker/worker-toasts';
import { meOptions } from '@/features/accounts/accounts.queries';
import { LateFarewell } from '@/features/auth/session/late-farewell';
import { Notices } from '@/ui/feedback/notices';
import { ToastRegion } from '@/ui/feedback/toast';
import { ExitHint } from './back/exit-hint';
import { ConnectionBanner } from './connection/connection-banner';
import { FreshAnswers } from './connection/fresh-answers';
import { offlineWords } from './connection/offline-words';
import { SessionGuard } from './session-guard';
import { SyncRunner } from './sync-runner';

// It is wanted when a page does not come; then it cannot be fetched any more.
void import('@/app/router/route-error').catch(() => undefined);

export function AllBehaviours() {
  return (
    <>
      <OwnConnectionBanner />
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

function OwnConnectionBanner() {
  // Signing in and out always ends on another page.
  useRouterState({ select: ({ location }) => location.pathname });
  // Nobody need be signed in here, so it is never asked for, only listened to.
  const { data: me } = useQuery({ ...meOptions(), enabled: false });
  return <ConnectionBanner text={offlineWords(me?.roles)} />;
}
