import { useEffect } from 'react';
import { InstallPrompt } from '@/app/pwa/install-prompt';
import { WorkerToasts } from '@/app/pwa/worker-toasts';
import { ToastRegion } from '@/ui/toast';
import { ConnectionBanner } from './connection-banner';
import { ExitHint } from './exit-hint';
import { guardPlainHistory } from './guard-plain-history';

/** What the front page shares with the app, fetched after the page itself. */
export function LandingExtras() {
  useEffect(guardPlainHistory, []);
  return (
    <>
      <ConnectionBanner />
      <InstallPrompt />
      <WorkerToasts />
      <ExitHint />
      <ToastRegion />
    </>
  );
}
