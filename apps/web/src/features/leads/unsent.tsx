import { PencilLine } from 'lucide-react';
import { type MessageKey, useMessages } from '@/i18n';
import type { PendingUpload } from '@/offline/queue-row';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { showToast } from '@/ui/toast-store';

interface UnsentProps {
  /** The lead in the queue; nothing for the moment until it is read. */
  create: PendingUpload | undefined;
  onTakenBack: () => void;
}

/** A lead only this phone has: it waits for a network, or for whoever typed it. */
export function Unsent({ create, onTakenBack }: UnsentProps) {
  const t = useMessages('leads');
  const errors = useMessages('errors');
  const isRefused = create?.state === 'needs_attention';
  const code = create?.lastError?.code ?? 'unknown';

  async function takeBackLead() {
    if (!create) return;
    const { takeBackToChange } = await import('@/offline/outbox');
    await takeBackToChange(create);
    showToast({ title: t('unsent.takenBack') });
    onTakenBack();
  }

  return (
    <Banner
      tone={isRefused ? 'danger' : 'offline'}
      title={t(isRefused ? 'unsent.refused' : 'unsent.title')}
      text={isRefused ? errors(code as MessageKey<'errors'>) : t('unsent.text')}
      action={
        create &&
        create.state !== 'sending' && (
          <Button
            variant="secondary"
            size="sm"
            icon={<PencilLine aria-hidden className="size-4" />}
            onClick={() => void takeBackLead()}
          >
            {t('unsent.edit')}
          </Button>
        )
      }
    />
  );
}
