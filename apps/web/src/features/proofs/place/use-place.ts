import { useEffect, useRef, useState } from 'react';
import type { DraftFix } from '@/features/proofs/capture/proof-draft';
import { type Place, watchPlace } from './watch-place';

/** Looks for the phone's place when told to and allowed to; each look is a window of its own. */
export function usePlace(
  isAllowed: boolean,
  onStart: () => void,
  onFix: (fix: DraftFix, isAnew: boolean) => void,
) {
  const [place, setPlace] = useState<Place>({ state: 'idle' });
  const stop = useRef<() => void>(undefined);

  useEffect(() => () => stop.current?.(), []);

  function look() {
    if (isAllowed) lookNow();
  }

  function lookAgain() {
    if (isAllowed) lookNow(true);
  }

  function lookNow(isAnew = false) {
    if (place.state === 'looking') return;
    stop.current?.();
    onStart();
    stop.current = watchPlace(navigator.geolocation, (found) => {
      setPlace(found);
      if (found.fix) onFix(found.fix, isAnew);
    });
  }

  return { place, look, lookAgain, lookNow };
}
