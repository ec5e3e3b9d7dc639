import { waitMs } from './backoff';

/**
 * Until it worked once: after a wait that grows, and at once with the network. A line that drops for
 * a moment tells nobody that it is back. Answers how to give up.
 */
export function retryLasting(task: () => Promise<void>): () => void {
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
      if (!isOver) timer = setTimeout(tryNow, waitMs(tries, Math.random()));
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
