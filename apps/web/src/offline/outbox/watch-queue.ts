import { storedSession } from '@/api/session/stored-session';
import { findDatabase } from '@/offline/store/database';
import { onSyncEvent } from '@/offline/store/events';
import { hasQueue } from './queue-flag';
import type { PendingUpload } from './queue-row';

/** How many commands of this person wait to be sent. Does not create a database to find none. */
export async function countPending(personId = storedSession()?.userId): Promise<number> {
  return (await (await findDatabase(personId))?.count('pendingUploads')) ?? 0;
}

async function readQueue(): Promise<readonly PendingUpload[]> {
  return (await import('./outbox')).listPending();
}

/**
 * What a screen wants to know of what waits here: now, and anew whenever that may be another. What is
 * being edited waits for its form, and is told of there.
 */
export function watchQueue<Found>(
  look: (waiting: readonly PendingUpload[]) => Found,
  onKnown: (found: Found) => void,
): () => void {
  let isWanted = true;
  let asked = 0;
  // Of readings that overlap, the last one knows.
  async function read(mayWait: boolean): Promise<void> {
    asked += 1;
    const number = asked;
    const queue = mayWait ? await readQueue().catch(() => []) : [];
    const waiting = queue.filter(({ state }) => state !== 'editing');
    if (isWanted && number === asked) onKnown(look(waiting));
  }
  // Most have nothing waiting, and need not fetch the local store to find none.
  void read(hasQueue());
  const stop = onSyncEvent(({ type }) => type === 'queue.changed' && void read(true));
  return () => {
    isWanted = false;
    stop();
  };
}

/** How a change made here stands: on its way, not taken, or with nothing of it left here. */
export type ChangeState = 'none' | 'waiting' | 'refused';

/** What stands behind something refused goes no sooner than that. */
export function watchChange(target: string, onKnown: (state: ChangeState) => void): () => void {
  return watchQueue((waiting) => {
    const changes = waiting.filter((one) => one.target === target);
    if (changes.some(({ state }) => state === 'needs_attention')) return 'refused';
    return changes.length > 0 ? 'waiting' : 'none';
  }, onKnown);
}
