import { targetOf } from '@/offline/outbox/queue-row';
import { onSyncEvent } from '@/offline/store/events';

/** A lead that was never sent is nowhere once it is out of the queue: its page has nothing to show. */
export function onDiscarded(id: string, leave: () => void): () => void {
  return onSyncEvent((event) => {
    if (event.type !== 'item.dropped') return;
    const { type, target } = event.item;
    if (type === 'lead_create' && target === targetOf('shopLeads', id)) leave();
  });
}
