import { tryAgain } from '../auth-error';

/** Lets a few run at once and queues the rest, up to a point where waiting would be hopeless. */
export interface Gate {
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
}

export function createGate(maxRunning: number, maxWaiting: number): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;

  function enter(): Promise<void> | undefined {
    if (running < maxRunning) {
      running += 1;
      return undefined;
    }
    if (waiting.length >= maxWaiting) throw tryAgain();
    return new Promise((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    // The slot passes directly to the next waiter, so that nobody can take it in between.
    if (next) next();
    else running -= 1;
  }

  return {
    run: async (work) => {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
