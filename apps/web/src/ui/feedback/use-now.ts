import { useSyncExternalStore } from 'react';

const TICK_MS = 30_000;

/** One timer for every relative time on the page, and none while there is none. */
function createClock() {
  const listeners = new Set<() => void>();
  let nowMs = Date.now();
  let timer: ReturnType<typeof setInterval> | undefined;

  function tick() {
    nowMs = Date.now();
    for (const listener of listeners) listener();
  }

  return {
    read: () => nowMs,
    subscribe(listener: () => void) {
      listeners.add(listener);
      if (!timer) {
        nowMs = Date.now();
        timer = setInterval(tick, TICK_MS);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

const clock = createClock();

export function useNow(): number {
  return useSyncExternalStore(clock.subscribe, clock.read, clock.read);
}
