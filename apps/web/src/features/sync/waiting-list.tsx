import { useState } from 'react';
import { useMessages } from '@/i18n';
import { canTakeBack, discardItem, editItem, retryItem, takeBack } from '@/offline/outbox';
import type { PendingUpload } from '@/offline/queue-row';
import { LazyConfirmDialog } from '@/ui/lazy-overlays';
import { useNow } from '@/ui/use-now';
import { useOnline } from '@/ui/use-online';
import { conflictOf } from './conflict';
import { ConflictDialog } from './conflict-dialog';
import { reasonsOf, whatKey } from './item-words';
import type { QueuePicture } from './queue-store';
import { saveCopy } from './save-copy';
import { useSendNow } from './use-send-now';
import { WaitingItem } from './waiting-item';

interface WaitingListProps {
  picture: QueuePicture;
  /** After an item went back into its form: shows that form. */
  onEdit: (item: PendingUpload) => void;
}

export function WaitingList({ picture, onEdit }: WaitingListProps) {
  const t = useMessages('sync');
  const isOnline = useOnline();
  const nowMs = useNow();
  const { send } = useSendNow();
  const [discarding, setDiscarding] = useState<PendingUpload>();
  const [comparing, setComparing] = useState<PendingUpload>();
  const { items, photoBytes } = picture;
  const conflict = comparing && conflictOf(comparing);

  async function edit(item: PendingUpload) {
    await takeBack(item.id);
    onEdit(item);
  }

  return (
    <>
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <WaitingItem
            key={item.id}
            item={item}
            photoBytes={photoBytes.get(item.id) ?? 0}
            reasons={reasonsOf(item, items, { isOnline, nowMs })}
            onRetry={() => void send(() => retryItem(item.id))}
            onSaveCopy={() => void saveCopy(item, t(whatKey(item.type)))}
            onDiscard={() => setDiscarding(item)}
            onEdit={canTakeBack(item) ? () => void edit(item) : undefined}
            onCompare={conflictOf(item) ? () => setComparing(item) : undefined}
          />
        ))}
      </ul>
      <DiscardDialog item={discarding} onClose={() => setDiscarding(undefined)} />
      <ConflictDialog
        conflict={conflict}
        onClose={() => setComparing(undefined)}
        onKeepYours={() => {
          if (comparing && conflict) void editItem(comparing.id, conflict.retry);
          setComparing(undefined);
        }}
        onKeepTheirs={() => {
          if (comparing) void discardItem(comparing.id);
          setComparing(undefined);
        }}
      />
    </>
  );
}

function DiscardDialog({
  item,
  onClose,
}: {
  item: PendingUpload | undefined;
  onClose: () => void;
}) {
  const t = useMessages('sync');
  const losses = item && [
    [t(whatKey(item.type)), item.subject].filter(Boolean).join(': '),
    ...(item.blobs.length > 0 ? [t('photos', { count: item.blobs.length })] : []),
  ];
  return (
    <LazyConfirmDialog
      open={item !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('discard.title')}
      description={t('discard.text')}
      losses={losses ?? []}
      confirmLabel={t('discard')}
      cancelLabel={t('discard.keep')}
      onConfirm={async () => {
        if (item) await discardItem(item.id);
      }}
    />
  );
}
