import { SESSION_STORAGE_KEY } from '@/api/session/stored-session';
import { askWorker } from '@/app/pwa/worker/register-worker';
import { IDLE_MS, whenNotPaused } from '@/offline/pull/pause-background';
import { isInstalled } from '@/ui/device/is-installed';

/** Late enough that the first screen has the network to itself. */
const AFTER_MS = 10_000;

export interface PrefetchConditions {
  readonly isSavingData: boolean;
  readonly isFast: boolean;
  readonly isOurs: boolean;
}

/** Visitors on a slow or metered network do not pay for screens they did not open. */
export function isWorthIt({ isSavingData, isFast, isOurs }: PrefetchConditions): boolean {
  return !isSavingData && (isFast || isOurs);
}

function currentConditions(): PrefetchConditions {
  const connection = 'connection' in navigator ? navigator.connection : undefined;
  const line = (connection ?? {}) as { saveData?: boolean; effectiveType?: string };
  return {
    isSavingData: line.saveData ?? false,
    isFast: line.effectiveType === undefined || line.effectiveType === '4g',
    isOurs: localStorage.getItem(SESSION_STORAGE_KEY) !== null || isInstalled(),
  };
}

export function mayPrefetch(): boolean {
  return isWorthIt(currentConditions());
}

/** Lets the worker prefetch the other screens, so that they work without a network. */
export function prefetchScreens(): void {
  if (!('serviceWorker' in navigator) || !mayPrefetch()) return;
  setTimeout(async () => {
    await whenNotPaused(IDLE_MS);
    const { active } = await navigator.serviceWorker.ready;
    askWorker(active, { type: 'PREFETCH' });
  }, AFTER_MS);
}
