import type { Position } from '@chowk/domain/kernel';
import { useEffect, useRef, useState } from 'react';
import type { FoundPlace, LookForPlace } from '@/features/leads/form/lead-position';

/** Where the bizman stands, once they ask for it. */
export function useHere(look: LookForPlace) {
  const [state, setState] = useState<FoundPlace['state']>('idle');
  const [here, setHere] = useState<Position>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function find() {
    stop.current?.();
    stop.current = look((found) => {
      setState(found.state);
      if (found.fix) setHere({ lat: found.fix.lat, lng: found.fix.lng });
    });
  }

  return { state, here, find };
}
