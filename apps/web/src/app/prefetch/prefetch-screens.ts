import { SESSION_STORAGE_KEY } from '@/api/session/stored-session';
import { askWorker } from '@/app/pwa/worker/register-worker';
import { IDLE_MS, whenNotPaused } from '@/offline/pull/pause-background';
import { isInstalled } from '@/ui/device/is-installed';

/** Long enough for the screen in front of the person to have all the line to itself. */
const AFTER_MS = 10_000;

export interface Situation {
  readonly isSavingData: boolean;
  readonly isFast: boolean;
  readonly isOurs: boolean;
}

/** A visitor on a slow or metered line pays for nothing they did not open. */
export function isWorthIt({ isSavingData, isFast, isOurs }: Situation): boolean {
  return !isSavingData && (isFast || isOurs);
}

function situation(): Situation {
  const connection = 'connection' in navigator ? navigator.connection : undefined;
  const line = (connection ?? {}) as { saveData?: boolean; effectiveType?: string };
  return {
    isSavingData: line.saveData ?? false,
    isFast: line.effectiveType === undefined || line.effectiveType === '4g',
    isOurs: localStorage.getItem(SESSION_STORAGE_KEY) !== null || isInstalled(),
  };
}

export function mayPrefetch(): boolean {
  return isWorthIt(situation());
}

/** Has the worker fetch the other screens, so that they open without a network too. */
export function prefetchScreens(): void {
  if (!('serviceWorker' in navigator) || !mayPrefetch()) return;
  setTimeout(async () => {
    await whenNotPaused(IDLE_MS);
    const { active } = await navigator.serviceWorker.ready;
    askWorker(active, { type: 'PREFETCH' });
  }, AFTER_MS);
}
