import { readLink } from '@chowk/domain/deep-links';
import { MINUTE_MS } from '@chowk/domain/kernel';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hasSession } from '@/features/auth/session/session';
import { takeResumed } from '@/features/auth/sign-in/resumed';
import { createLinkSender } from '@/features/deep-links/link-queue';
import { trackLink } from './track-link';

const FLUSH_EVERY_MS = 5 * MINUTE_MS;

/** The URL this page was loaded with; later ones were navigated within the app. */
const entered = { path: window.location.pathname as string | undefined };

async function noteOpening(queryClient: QueryClient, path: string): Promise<void> {
  const link = readLink(path);
  if (link.kind !== 'link') return;
  const askedAtMs = takeResumed(path);
  if (askedAtMs !== undefined) {
    await trackLink(queryClient, 'sign_in_asked', link, askedAtMs);
    await trackLink(queryClient, 'resumed', link);
  } else if (entered.path === path) {
    await trackLink(queryClient, 'opened', link);
  }
  entered.path = undefined;
}

/** Counts opened links, with consent, and sends the counts from time to time. */
export function LinkTracker() {
  const queryClient = useQueryClient();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => {
    if (hasSession()) void noteOpening(queryClient, path);
  }, [queryClient, path]);
  useSending();
  return null;
}

/** Every five minutes, when the page is left, and when the network returns. */
function useSending(): void {
  useEffect(() => {
    const send = createLinkSender();
    const sendSoon = () => void send();
    const onHide = () => document.visibilityState === 'hidden' && sendSoon();
    const timer = setInterval(sendSoon, FLUSH_EVERY_MS);
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('online', sendSoon);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('online', sendSoon);
    };
  }, []);
}
