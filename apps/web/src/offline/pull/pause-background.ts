/**
 * A cheap phone is busy enough while the camera is open, so prefetching and background refreshes
 * wait until it is closed. Commands are still sent.
 */
let holders = 0;
let endedMs = Number.NEGATIVE_INFINITY;
let waiting: (() => void)[] = [];

/** Time to look at a photo before the camera opens again. */
export const IDLE_MS = 5_000;

/** Pauses until the returned function is called. */
export function pauseBackground(): () => void {
  let isHeld = true;
  holders += 1;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    if (holders > 0) return;
    endedMs = performance.now();
    const due = waiting;
    waiting = [];
    for (const go of due) go();
  };
}

/** Resolves once nothing has been paused for this long. */
export async function whenNotPaused(forMs = 0): Promise<void> {
  while (holders > 0) await new Promise<void>((go) => waiting.push(go));
  const leftMs = endedMs + forMs - performance.now();
  if (leftMs <= 0) return;
  await new Promise((go) => setTimeout(go, leftMs));
  await whenNotPaused(forMs);
}
