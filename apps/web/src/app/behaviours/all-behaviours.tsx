import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LinkTracker } from '@/app/links/link-tracker';
import { InstallPrompt } from '@/app/pwa/install/install-prompt';
import { WorkerToasts } from '@/app/pwa/worker/worker-toasts';
import { refetchMissed, refetchOnSuccess } from '@/app/sync/refetch-missed';
import { LateSignOut } from '@/features/auth/session/late-sign-out';
import { Notices } from '@/ui/feedback/toasts/notices';
import { ToastRegion } from '@/ui/feedback/toasts/toast';
import { useConnection } from './connection/use-connection';
import { SessionGuard } from './session-guard';
import { SyncRunner } from './sync-runner';

/** Replaces cached or missing data on screen once the server can be reached again. */
function RefetchMissed() {
  const queryClient = useQueryClient();
  const isBack = useConnection() === 'back';
  useEffect(() => refetchOnSuccess(queryClient), [queryClient]);
  useEffect(() => {
    if (isBack) void refetchMissed(queryClient);
  }, [isBack, queryClient]);
  return null;
}

export function AllBehaviours() {
  return (
    <>
      <SessionGuard />
      <SyncRunner />
      <RefetchMissed />
      <LinkTracker />
      <LateSignOut />
      <InstallPrompt />
      <WorkerToasts />
      <ToastRegion />
      <Notices />
    </>
  );
}
