import { useEffect, useState } from 'react';
import { lockForEditing } from '@/offline/outbox/editing-lock';
import { hasQueue } from '@/offline/outbox/queue-flag';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { onSyncEvent } from '@/offline/store/events';
import { useStable } from '@/ui/layout/use-stable';

/**
 * The outbox item a form of this kind and row is editing, if any. Calls `onChanged` when it was
 * opened or discarded elsewhere while the form is open.
 */
export function useEdited(type: string, target: string, onChanged?: () => void) {
  const [edited, setEdited] = useState<PendingUpload>();
  const emit = useStable(() => onChanged?.());
  useEffect(() => {
    let isHere = true;
    async function read(): Promise<void> {
      const { findEdited } = await import('@/offline/outbox/edited');
      const found = await findEdited(type, target);
      if (isHere) setEdited(found);
    }
    // Usually nothing is being edited, so the local store need not be loaded.
    if (hasQueue()) void read().catch(() => undefined);
    const stopHearing = onSyncEvent((event) => {
      if (event.type !== 'item.dropped') return;
      if (event.item.type !== type || event.item.target !== target) return;
      void read().then(emit, () => undefined);
    });
    const leave = lockForEditing(type, target);
    return () => {
      isHere = false;
      stopHearing();
      leave();
    };
  }, [type, target, emit]);
  return {
    edited,
    /** A save is compared with this, since the row shown may still contain the change. */
    baseOf: async <Row>(shown: Row, read: () => Promise<Row | undefined>): Promise<Row> => {
      if (!hasQueue()) return shown;
      const { findEdited } = await import('@/offline/outbox/edited');
      return ((await findEdited(type, target)) && (await read())) || shown;
    },
    /** It was saved, so the form has nothing left to edit. */
    forget: () => setEdited(undefined),
    /** Only on the person's own wish. */
    discard: async () => {
      setEdited(undefined);
      const { discardEdited } = await import('@/offline/outbox/editing');
      await discardEdited(type, target);
    },
  };
}
