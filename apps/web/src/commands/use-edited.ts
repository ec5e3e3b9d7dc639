import { useEffect, useState } from 'react';
import { holdEditing } from '@/offline/outbox/hold-editing';
import { hasQueue } from '@/offline/outbox/queue-flag';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { onSyncEvent } from '@/offline/store/events';
import { useStable } from '@/ui/layout/use-stable';

/**
 * What the form of this kind and row edits of the outbox, if anything; `onChanged` when that was opened
 * or given up elsewhere while the form is open.
 */
export function useEdited(type: string, target: string, onChanged?: () => void) {
  const [edited, setEdited] = useState<PendingUpload>();
  const tell = useStable(() => onChanged?.());
  useEffect(() => {
    let isHere = true;
    async function read(): Promise<void> {
      const { findEdited } = await import('@/offline/outbox/edited');
      const found = await findEdited(type, target);
      if (isHere) setEdited(found);
    }
    // Most edit nothing, and need not fetch the local store to find that out.
    if (hasQueue()) void read().catch(() => undefined);
    const stopHearing = onSyncEvent((event) => {
      if (event.type !== 'item.dropped') return;
      if (event.item.type !== type || event.item.target !== target) return;
      void read().then(tell, () => undefined);
    });
    const leave = holdEditing(type, target);
    return () => {
      isHere = false;
      stopHearing();
      leave();
    };
  }, [type, target, tell]);
  return {
    edited,
    /** What a save is compared with: just after it was opened the row shown may still have the change. */
    baseOf: async <Row>(shown: Row, read: () => Promise<Row | undefined>): Promise<Row> => {
      if (!hasQueue()) return shown;
      const { findEdited } = await import('@/offline/outbox/edited');
      return ((await findEdited(type, target)) && (await read())) || shown;
    },
    /** It was saved: nothing of it is left in the form. */
    forget: () => setEdited(undefined),
    /** By the person's own wish. */
    discard: async () => {
      setEdited(undefined);
      const { discardEdited } = await import('@/offline/outbox/editing');
      await discardEdited(type, target);
    },
  };
}
