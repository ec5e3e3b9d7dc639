import { useCallback, useInsertionEffect, useRef } from 'react';

/** A function that stays the same while what it does is always the latest: for effects that listen. */
export function useStable<Args extends readonly unknown[]>(
  work: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(work);
  useInsertionEffect(() => {
    latest.current = work;
  });
  return useCallback((...args) => latest.current(...args), []);
}
