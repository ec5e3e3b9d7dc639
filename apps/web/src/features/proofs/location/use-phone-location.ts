import { useEffect, useRef, useState } from 'react';
import type { DraftFix } from '@/features/proofs/capture/proof-draft';
import { type PhoneLocation, watchLocation } from './watch-location';

/** Looks for the phone's place when told to and allowed to; each look is a window of its own. */
export function usePhoneLocation(
  isAllowed: boolean,
  onStart: () => void,
  onFix: (fix: DraftFix, isAnew: boolean) => void,
) {
  const [place, setPlace] = useState<PhoneLocation>({ state: 'idle' });
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
    stop.current = watchLocation(navigator.geolocation, (found) => {
      setPlace(found);
      if (found.fix) onFix(found.fix, isAnew);
    });
  }

  return { place, look, lookAgain, lookNow };
}
