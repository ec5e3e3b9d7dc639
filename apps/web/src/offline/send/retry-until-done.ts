import { backoffMs } from './backoff';

/**
 * Retries until it has worked: after a growing wait, and at once with an online event, since a
 * short outage may not cause one. Returns a function that stops it.
 */
export function retryUntilDone(task: () => Promise<void>): () => void {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let isTrying = false;

  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', tryNow);
  }

  async function tryOnce(): Promise<void> {
    isTrying = true;
    try {
      await task();
      stop();
    } catch {
      if (!isOver) timer = setTimeout(tryNow, backoffMs(tries, Math.random()));
      tries += 1;
    }
    isTrying = false;
  }

  function tryNow(): void {
    if (isTrying || isOver) return;
    clearTimeout(timer);
    void tryOnce();
  }

  window.addEventListener('online', tryNow);
  tryNow();
  return stop;
}
