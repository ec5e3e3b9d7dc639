import { useEffect } from 'react';
import { sessionSignal } from '@/api/session/session-signal';
import { PENDING_SIGN_OUTS_KEY } from '@/api/session/stored-session';

function tellNow(): void {
  if (localStorage.getItem(PENDING_SIGN_OUTS_KEY) === null || !navigator.onLine) return;
  // The session is being ended at this moment: told twice, the second one is refused.
  if (sessionSignal().aborted) return;
  void import('@/api/auth/pending-sign-outs')
    .then(({ sendSignOuts }) => sendSignOuts())
    .catch(() => undefined);
}

/** Whoever is at the device now, the server is told who left it without a network. */
export function LateSignOut() {
  useEffect(() => {
    tellNow();
    window.addEventListener('online', tellNow);
    return () => window.removeEventListener('online', tellNow);
  }, []);
  return null;
}
