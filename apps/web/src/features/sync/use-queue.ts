import { useSyncExternalStore } from 'react';
import { type QueuePicture, queueStore } from './queue-store';

export function useQueue(): QueuePicture {
  return useSyncExternalStore(queueStore.subscribe, queueStore.read);
}
