import { SECOND_MS } from '@chowk/domain/kernel';
import { useEffect, useState } from 'react';

/** One timer for every age in the drawer, and none while it is closed: what was just done is seconds old. */
export function useDrawerNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
