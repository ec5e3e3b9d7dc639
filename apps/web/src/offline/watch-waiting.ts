import { onSyncEvent } from './events';
import { hasQueue } from './queue-flag';

/** A change that was refused waits for the person, and is not shown as made. */
async function isWaiting(entity: string): Promise<boolean> {
  const { listPending } = await import('./outbox');
  const pending = await listPending();
  return pending.some((one) => one.entity === entity && one.state !== 'needs_attention');
}

/** Tells whether a change to this row waits here to be sent: now, and whenever that may be another. */
export function watchWaiting(entity: string, onKnown: (isWaiting: boolean) => void): () => void {
  let isWanted = true;
  let asked = 0;
  // Of readings that overlap, the last one knows.
  async function read(): Promise<void> {
    asked += 1;
    const number = asked;
    const known = await isWaiting(entity).catch(() => false);
    if (isWanted && number === asked) onKnown(known);
  }
  // Most have nothing waiting, and need not fetch the local store to find none.
  if (hasQueue()) void read();
  const stop = onSyncEvent(() => void read());
  return () => {
    isWanted = false;
    stop();
  };
}
