import { Download } from 'lucide-react';
import { whatWords } from '@/features/sync/what-words';
import { useMessages } from '@/i18n';
import { discardItems } from '@/offline/outbox/outbox';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { Button } from '@/ui/base/button';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import { saveCopy } from './save-copy';

interface DiscardDialogProps {
  item: PendingUpload | undefined;
  /** What cannot be sent without it, and so goes with it. */
  dependents: readonly PendingUpload[];
  onClose: () => void;
}

/** Names all that would be lost; a copy of it can be saved first. */
export function DiscardDialog({ item, dependents, onClose }: DiscardDialogProps) {
  const t = useMessages('sync');
  const count = dependents.length;
  const [nearest] = dependents;
  const all = item ? [item, ...dependents] : [];
  const nameOf = ({ type, subject, blobs }: PendingUpload) => {
    const what = [whatWords(t, type), subject].filter(Boolean).join(': ');
    return blobs.length > 0 ? `${what} (${t('photos', { count: blobs.length })})` : what;
  };
  return (
    <LazyConfirmDialog
      open={item !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t(nearest ? 'discard.titleAll' : 'discard.title')}
      description={
        nearest ? t('discard.waitsOn', { count, what: nameOf(nearest) }) : t('discard.text')
      }
      losses={all.map(nameOf)}
      confirmLabel={nearest ? t('discard.all', { count }) : t('discard')}
      cancelLabel={t(nearest ? 'discard.keepAll' : 'discard.keep')}
      onConfirm={() => discardItems(all.map(({ id }) => id))}
    >
      <Button
        variant="secondary"
        icon={<Download aria-hidden className="size-5" />}
        onClick={async () => {
          for (const one of all) await saveCopy(one, whatWords(t, one.type));
        }}
      >
        {t('copy')}
      </Button>
    </LazyConfirmDialog>
  );
}
