import { storedSession } from '@/api/session/stored-session';
import { findDatabase } from '@/offline/store/database';
import { onSyncEvent } from '@/offline/store/events';
import { hasQueue } from './queue-flag';
import type { PendingUpload } from './queue-row';

/** The number of pending commands. Does not create a database to find none. */
export async function countPending(personId = storedSession()?.userId): Promise<number> {
  return (await (await findDatabase(personId))?.count('pendingUploads')) ?? 0;
}

async function readQueue(): Promise<readonly PendingUpload[]> {
  return (await import('./outbox')).listPending();
}

/**
 * Reads from the queue now and again after every change. Items being edited are left out, because
 * their form shows them.
 */
export function watchQueue<Found>(
  look: (waiting: readonly PendingUpload[]) => Found,
  onKnown: (found: Found) => void,
): () => void {
  let isWanted = true;
  let asked = 0;
  // Of overlapping reads, the last one wins.
  async function read(mayWait: boolean): Promise<void> {
    asked += 1;
    const number = asked;
    const queue = mayWait ? await readQueue().catch(() => []) : [];
    const waiting = queue.filter(({ state }) => state !== 'editing');
    if (isWanted && number === asked) onKnown(look(waiting));
  }
  // Usually nothing is pending, so the local store need not be loaded.
  void read(hasQueue());
  const stop = onSyncEvent(({ type }) => type === 'queue.changed' && void read(true));
  return () => {
    isWanted = false;
    stop();
  };
}

/** The state of a local change: pending, refused, or undefined when nothing is queued. */
export type ChangeState = 'none' | 'waiting' | 'refused';

/** An item behind a refused one is not sent before it. */
export function watchChange(target: string, onKnown: (state: ChangeState) => void): () => void {
  return watchQueue((waiting) => {
    const changes = waiting.filter((one) => one.target === target);
    if (changes.some(({ state }) => state === 'needs_attention')) return 'refused';
    return changes.length > 0 ? 'waiting' : 'none';
  }, onKnown);
}
