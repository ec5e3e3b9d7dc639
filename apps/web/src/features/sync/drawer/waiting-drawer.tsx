import { CloudCheck, Send } from 'lucide-react';
import type { QueuePicture } from '@/features/sync/queue-store';
import { useSendNow } from '@/features/sync/use-send-now';
import { useMessages } from '@/i18n';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { EmptyState } from '@/ui/feedback/empty-state';
import { LazySheet } from '@/ui/overlays/lazy-overlays';
import { WaitingList } from './waiting-list';

interface WaitingDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  picture: QueuePicture;
  onEdit: (item: PendingUpload) => void;
}

/** What was done here and has not been confirmed, told as it is. */
export function WaitingDrawer({ open, onOpenChange, picture, onEdit }: WaitingDrawerProps) {
  const t = useMessages('sync');
  const { isSending, send } = useSendNow();
  const { items, isRoomTight } = picture;
  const isEmpty = items.length === 0;
  const failed = items.filter(({ state }) => state === 'needs_attention').length;
  const isAnyToSend = items.some(({ state }) => state === 'queued' || state === 'sending');
  return (
    <LazySheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={isEmpty ? undefined : t('intro')}
      footer={
        isAnyToSend && (
          <Button
            isWide
            isLoading={isSending}
            icon={<Send aria-hidden className="size-5" />}
            onClick={() => void send()}
          >
            {t('sendNow')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-3 pt-2">
        {failed > 0 && (
          <Banner
            tone="danger"
            title={t('failed', { n: failed, count: failed })}
            text={t('failed.text')}
          />
        )}
        {isRoomTight && (
          <Banner tone="warning" title={t('room.tight')} text={t('room.tightText')} />
        )}
        {isEmpty ? (
          <EmptyState
            icon={<CloudCheck aria-hidden />}
            title={t('empty.title')}
            text={t('empty.text')}
          />
        ) : (
          <WaitingList picture={picture} onEdit={onEdit} />
        )}
      </div>
    </LazySheet>
  );
}
