import { useRef } from 'react';

/** The second half of a double press lands on the next case; it was not meant for it. */
const PAUSE_MS = 700;

/** Between two decisions of a queue that advances automatically. */
export function useDecisionPause() {
  const decidedMs = useRef(Number.NEGATIVE_INFINITY);
  return {
    begin: () => {
      decidedMs.current = performance.now();
    },
    /** Whether a press that decides can have been meant for the case that is open now. */
    isMeant: () => performance.now() - decidedMs.current > PAUSE_MS,
  };
}
