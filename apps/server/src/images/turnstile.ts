import { ChowkError } from '@chowk/domain/kernel';

export interface TurnstileOptions {
  readonly atOnce: number;
  /** More than this in line is refused: a short wait elsewhere beats running out of memory here. */
  readonly maxWaiting: number;
}

const RETRY_AFTER_S = 5;

/** Lets a few jobs run at once and the rest wait their turn, first come first served. */
export function openTurnstile({ atOnce, maxWaiting }: TurnstileOptions) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running++;
      return;
    }
    if (waiting.length >= maxWaiting) {
      throw new ChowkError('UNAVAILABLE', { details: { retryAfterS: RETRY_AFTER_S } });
    }
    await new Promise<void>((admit) => waiting.push(admit));
  }

  /** The place is handed to the next in line, so nobody can slip in between. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }

  return async function pass<T>(job: () => Promise<T>): Promise<T> {
    await enter();
    try {
      return await job();
    } finally {
      leave();
    }
  };
}
