import { whenNotPaused } from '@/offline/pull/pause-background';

/** Several triggers within a moment run once, and none while photos are taken. */
export function debounce(work: () => void, afterMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function run(): Promise<void> {
    await whenNotPaused();
    timer = undefined;
    if (!isStopped) work();
  }

  return {
    soon(): void {
      timer ??= setTimeout(run, afterMs);
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
