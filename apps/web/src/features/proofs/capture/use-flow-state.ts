import { startTransition, useEffect, useState } from 'react';
import type { FlowState, ProofFlow } from './proof-flow';

/**
 * What is typed is shown at once; all else of the flow is drawn in small pieces, as there is time for
 * it: the task that learns that a photo is on the disk need not draw it too.
 */
export function useFlowState(flow: ProofFlow): FlowState {
  const [shown, setShown] = useState(flow.read);
  useEffect(() => {
    let notes = flow.read().draft?.notes;
    function follow() {
      const next = flow.read();
      const isTyped = next.draft?.notes !== notes;
      notes = next.draft?.notes;
      if (isTyped) setShown(next);
      else startTransition(() => setShown(next));
    }
    follow();
    const stop = flow.subscribe(follow);
    return () => void stop();
  }, [flow]);
  return shown;
}
