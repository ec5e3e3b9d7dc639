import { SESSION_STORAGE_KEY } from '@/api/session/stored-session';
import { askWorker } from '@/app/pwa/worker/register-worker';
import { CALM_MS, whenNotStill } from '@/offline/pull/keep-still';
import { isInstalled } from '@/ui/device/is-installed';

/** Long enough for the screen in front of the person to have all the line to itself. */
const WARM_AFTER_MS = 10_000;

export interface WarmSituation {
  readonly isSavingData: boolean;
  readonly isFast: boolean;
  readonly isOurs: boolean;
}

/** A visitor on a slow or metered line pays for nothing they did not open. */
export function mayWarm({ isSavingData, isFast, isOurs }: WarmSituation): boolean {
  return !isSavingData && (isFast || isOurs);
}

function situation(): WarmSituation {
  const connection = 'connection' in navigator ? navigator.connection : undefined;
  const line = (connection ?? {}) as { saveData?: boolean; effectiveType?: string };
  return {
    isSavingData: line.saveData ?? false,
    isFast: line.effectiveType === undefined || line.effectiveType === '4g',
    isOurs: localStorage.getItem(SESSION_STORAGE_KEY) !== null || isInstalled(),
  };
}

export function mayWarmNow(): boolean {
  return mayWarm(situation());
}

/** Has the worker fetch the other screens, so that they open without a network too. */
export function warmScreensLater(): void {
  if (!('serviceWorker' in navigator) || !mayWarmNow()) return;
  setTimeout(async () => {
    await whenNotStill(CALM_MS);
    const { active } = await navigator.serviceWorker.ready;
    askWorker(active, { type: 'WARM' });
  }, WARM_AFTER_MS);
}
