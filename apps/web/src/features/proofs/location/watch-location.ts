import type { DraftFix } from '@/features/proofs/capture/proof-draft';

/** How long a better fix is waited for. */
export const WINDOW_MS = 20_000;
/** Good enough to stop looking: the battery is the shop's. */
const FINE_M = 15;
const MOST_M = 100_000;
const DENIED = 1;

export interface PhoneLocation {
  readonly state: 'idle' | 'looking' | 'found' | 'denied' | 'none';
  readonly fix?: DraftFix;
}

function fixOf({ coords, timestamp }: GeolocationPosition): DraftFix {
  return {
    lat: coords.latitude,
    lng: coords.longitude,
    accuracy_m: Math.min(MOST_M, Math.max(0, coords.accuracy)),
    fixed_at: new Date(timestamp).toISOString(),
  };
}

/** The most exact fix of the window, told each time it gets better. Returns how to stop. */
export function watchLocation(
  geolocation: Pick<Geolocation, 'watchPosition' | 'clearWatch'> | undefined,
  onPlace: (place: PhoneLocation) => void,
): () => void {
  if (!geolocation) {
    onPlace({ state: 'none' });
    return () => undefined;
  }
  let best: DraftFix | undefined;
  let isOver = false;
  let watch: number | undefined;

  function end(ifNone: 'denied' | 'none'): void {
    if (isOver) return;
    stop();
    onPlace(best ? { state: 'found', fix: best } : { state: ifNone });
  }

  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    if (watch !== undefined) geolocation?.clearWatch(watch);
  }

  const timer = setTimeout(() => end('none'), WINDOW_MS);
  onPlace({ state: 'looking' });
  watch = geolocation.watchPosition(
    (position) => {
      const fix = fixOf(position);
      if (isOver || (best && best.accuracy_m <= fix.accuracy_m)) return;
      best = fix;
      if (fix.accuracy_m <= FINE_M) end('none');
      else onPlace({ state: 'looking', fix });
    },
    ({ code }) => {
      if (code === DENIED) end('denied');
    },
    { enableHighAccuracy: true, maximumAge: 0, timeout: WINDOW_MS },
  );
  // A device may answer before it has named the watch.
  if (isOver) geolocation.clearWatch(watch);
  return stop;
}
