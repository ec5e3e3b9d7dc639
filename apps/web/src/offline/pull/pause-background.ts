/**
 * While photos are taken a cheap phone has enough to do: what nobody waits for (fetching ahead, lists
 * made fresh behind the camera) comes when the camera is closed. What the person did is sent meanwhile.
 */
let holders = 0;
let endedMs = Number.NEGATIVE_INFINITY;
let waiting: (() => void)[] = [];

/** Whoever closed the camera to look at a photo opens it again within this. */
export const IDLE_MS = 5_000;

/** Until the returned function is called. */
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

/** Resolves at once where nobody asked for stillness, for so long. */
export async function whenNotPaused(forMs = 0): Promise<void> {
  while (holders > 0) await new Promise<void>((go) => waiting.push(go));
  const leftMs = endedMs + forMs - performance.now();
  if (leftMs <= 0) return;
  await new Promise((go) => setTimeout(go, leftMs));
  await whenNotPaused(forMs);
}
