import { PencilLine } from 'lucide-react';
import { refusalKey } from '@/api/errors/error-words';
import { useMessages } from '@/i18n';
import type { PendingUpload, QueueProblem } from '@/offline/outbox/queue-row';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { showToast } from '@/ui/feedback/toasts/toast-store';

interface UnsentProps {
  /** The lead in the queue; nothing for the moment until it is read. */
  create: PendingUpload | undefined;
  /** Why it was not taken, if it was not. */
  refusal: QueueProblem | undefined;
  onTakenBack: () => void;
  onShowWaiting: () => void;
}

/** A lead only this phone has: it waits for a network, or for whoever typed it. */
export function Unsent({ create, refusal, onTakenBack, onShowWaiting }: UnsentProps) {
  const t = useMessages('leads');
  const errors = useMessages('errors');

  async function takeBackLead() {
    if (!create) return;
    const { startEditing } = await import('@/offline/outbox/editing');
    await startEditing(create.id);
    showToast({ title: t('unsent.takenBack') });
    onTakenBack();
  }

  return (
    <Banner
      tone={refusal ? 'danger' : 'offline'}
      title={t(refusal ? 'unsent.refused' : 'unsent.title')}
      text={refusal ? errors(refusalKey(refusal.code, refusal.details)) : t('unsent.text')}
      action={
        <div className="flex flex-wrap gap-2">
          {create && create.state !== 'sending' && (
            <Button
              variant="secondary"
              size="sm"
              icon={<PencilLine aria-hidden className="size-4" />}
              onClick={() => void takeBackLead()}
            >
              {t('unsent.edit')}
            </Button>
          )}
          {refusal && (
            <Button variant="secondary" size="sm" onClick={onShowWaiting}>
              {t('unsent.show')}
            </Button>
          )}
        </div>
      }
    />
  );
}
