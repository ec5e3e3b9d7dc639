import type { Campaign } from '@chowk/domain/campaigns';
import { useEffect, useRef } from 'react';
import { type QueueProblem, targetOf } from '@/offline/outbox/queue-row';
import type { SyncEvent } from '@/offline/store/events';

interface Heard {
  /** Of what was sent behind the scenes; without an answer the draft must be asked for. */
  onArrived: (saved: Campaign | undefined) => void;
  onRefused: (problem: QueueProblem) => void;
}

/** What becomes of a draft that waits, told to the wizard while it is open. */
export function useQueuedDraft(id: string, heard: Heard): void {
  const latest = useRef(heard);
  latest.current = heard;
  useEffect(() => {
    const hear = (event: SyncEvent) => {
      if (event.type !== 'item.sent' && event.type !== 'item.refused') return;
      if (event.item.target !== targetOf('campaigns', id)) return;
      if (event.type === 'item.sent')
        latest.current.onArrived(event.output as Campaign | undefined);
      else latest.current.onRefused(event.problem);
    };
    let stop: (() => void) | undefined;
    let isOver = false;
    void import('@/offline/store/events').then(
      ({ onSyncEvent }) => {
        if (!isOver) stop = onSyncEvent(hear);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [id]);
}
