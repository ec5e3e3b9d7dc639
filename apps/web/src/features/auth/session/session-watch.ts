import { refreshSession, timeLeftMs } from './refresh-session';
import { CHECK_EVERY_MS, createUpkeep } from './session-upkeep';

/** This tab's own upkeep; every tab looks after the session it shares with the others. */
export const upkeep = createUpkeep({
  leftMs: timeLeftMs,
  isOffline: () => !navigator.onLine,
  refresh: refreshSession,
});

/** Checks now, every 30 seconds, when the network returns and when a sleeping tab wakes. */
export function startSessionWatch(): () => void {
  const check = () => {
    // A tab nobody looks at leaves the renewing to the one that is looked at.
    if (document.visibilityState !== 'hidden') void upkeep.check();
  };
  check();
  const timer = setInterval(check, CHECK_EVERY_MS);
  window.addEventListener('online', check);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', check);
    document.removeEventListener('visibilitychange', check);
  };
}
