import { SECOND_MS } from '@chowk/domain/kernel';
import { useEffect, useState } from 'react';
import { useMessages } from '@/i18n';
import { discardItems, retryItem } from '@/offline/outbox/outbox';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { dependentsOf } from '@/offline/send/pick-ready';
import { useOnline } from '@/ui/device/use-online';
import type { QueuePicture } from '../queue-store';
import { useSendNow } from '../use-send-now';
import { whatWords } from '../what-words';
import { canEdit } from './can-edit';
import { afterChoice, conflictOf } from './conflict';
import { ConflictDialog } from './conflict-dialog';
import { DiscardDialog } from './discard-dialog';
import { reasonsOf } from './item-words';
import { saveCopy } from './save-copy';
import { WaitingItem } from './waiting-item';

/** One timer for every age in the drawer, and none while it is closed: what was just done is seconds old. */
function useDrawerNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

interface WaitingListProps {
  picture: QueuePicture;
  /** Opens an item in its form. */
  onEdit: (item: PendingUpload) => void;
}

export function WaitingList({ picture, onEdit }: WaitingListProps) {
  const t = useMessages('sync');
  const isOnline = useOnline();
  const nowMs = useDrawerNow();
  const { send } = useSendNow();
  const [discarding, setDiscarding] = useState<PendingUpload>();
  const [comparing, setComparing] = useState<PendingUpload>();
  const { items, photoBytes } = picture;
  const conflict = comparing && conflictOf(comparing);

  async function choose(leftAsTheyAre: ReadonlySet<string>) {
    setComparing(undefined);
    if (!comparing || !conflict) return;
    const data = afterChoice(conflict, leftAsTheyAre);
    if (!data) return discardItems([comparing.id]);
    const { editItem } = await import('@/offline/outbox/outbox');
    await editItem(comparing.id, data, conflict.current);
  }

  return (
    <>
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <WaitingItem
            key={item.id}
            item={item}
            nowMs={nowMs}
            photoBytes={photoBytes.get(item.id) ?? 0}
            reasons={reasonsOf(item, items, { isOnline, nowMs })}
            onRetry={() => void retryItem(item.id).then(send)}
            onSaveCopy={() => void saveCopy(item, whatWords(t, item.type))}
            onDiscard={() => setDiscarding(item)}
            onEdit={canEdit(item, items) ? () => onEdit(item) : undefined}
            onCompare={conflictOf(item) ? () => setComparing(item) : undefined}
          />
        ))}
      </ul>
      <DiscardDialog
        item={discarding}
        dependents={discarding ? dependentsOf(discarding, items) : []}
        onClose={() => setDiscarding(undefined)}
      />
      <ConflictDialog
        conflict={conflict}
        onClose={() => setComparing(undefined)}
        onChosen={(leftAsTheyAre) => void choose(leftAsTheyAre)}
      />
    </>
  );
}
