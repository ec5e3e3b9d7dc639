import { storedSession } from '@/api/session/stored-session';
import { setQueueFlag } from '@/offline/outbox/queue-flag';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { findDatabase } from '@/offline/store/database';
import { onSyncEvent } from '@/offline/store/events';
import { measureStorage } from '@/offline/store/quota';
import { hasLockedWork } from '@/offline/store/stores';

export interface QueuePicture {
  readonly items: readonly PendingUpload[];
  /** Bytes of the photos of each item. */
  readonly photoBytes: ReadonlyMap<string, number>;
  readonly isRoomTight: boolean;
  /** Whether the device was looked at; before that nothing is known. */
  readonly isRead: boolean;
  /** An earlier sign-out locked what waits, and the server has not opened it yet. */
  readonly isLocked: boolean;
}

const UNREAD: QueuePicture = {
  items: [],
  photoBytes: new Map(),
  isRoomTight: false,
  isRead: false,
  isLocked: false,
};
const EMPTY: QueuePicture = { ...UNREAD, isRead: true };
const LOCKED: QueuePicture = { ...EMPTY, isLocked: true };

async function read(personId: string | undefined): Promise<QueuePicture> {
  if (!personId) return UNREAD;
  if (await hasLockedWork(personId)) return LOCKED;
  const database = await findDatabase(personId);
  if (!database) return EMPTY;
  const items = await database.getAllFromIndex('pendingUploads', 'seq');
  const photoBytes = new Map<string, number>();
  for (const { id, blobs } of items) {
    if (blobs.length === 0) continue;
    const rows = await database.getAllFromIndex('blobs', 'owner', id);
    photoBytes.set(
      id,
      rows.reduce((sum, { size }) => sum + size, 0),
    );
  }
  const { isTight: isRoomTight } = await measureStorage(database);
  return { ...EMPTY, items, photoBytes, isRoomTight };
}

/** What waits on this device, read again whenever any tab changed it. */
function createQueueStore() {
  const listeners = new Set<() => void>();
  let picture = UNREAD;
  let stopHearing: (() => void) | undefined;
  let isReading = false;
  let isStale = false;

  /** One reading at a time; what changed meanwhile is read once more. */
  async function readAll(): Promise<void> {
    if (isReading) return;
    isReading = true;
    while (isStale) {
      isStale = false;
      const personId = storedSession()?.userId;
      const found = await read(personId).catch(() => picture);
      if (personId !== storedSession()?.userId) {
        // Somebody else signed in meanwhile, who is told nothing of it.
        isStale = true;
        continue;
      }
      picture = found;
      // What changed meanwhile is counted by the next reading.
      if (found.isRead && !isStale) setQueueFlag(found.isLocked || found.items.length > 0);
      for (const listener of listeners) listener();
    }
    isReading = false;
  }

  function refresh(): void {
    isStale = true;
    void readAll();
  }

  return {
    read: () => picture,
    refresh,
    subscribe(listener: () => void) {
      listeners.add(listener);
      stopHearing ??= onSyncEvent(({ type }) => type === 'queue.changed' && refresh());
      refresh();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopHearing?.();
        stopHearing = undefined;
        // The next to look may be somebody else.
        picture = UNREAD;
      };
    },
  };
}

export const queueStore = createQueueStore();
