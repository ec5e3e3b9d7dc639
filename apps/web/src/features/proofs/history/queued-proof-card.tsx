import { isErrorCode } from '@chowk/domain/kernel';
import { CloudOff, CloudUpload, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { sendAgain } from '@/features/proofs/capture/send-proof';
import { useMessages } from '@/i18n';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { Button } from '@/ui/base/button';
import { useOnline } from '@/ui/device/use-online';
import { Card } from '@/ui/layout/card';

/** Where the photos are just now: on this phone, on their way, or refused; never more than is true. */
export function QueuedProofCard({ item }: { item: PendingUpload }) {
  const t = useMessages('proofs');
  const isOnline = useOnline();
  const card = useRef<HTMLElement>(null);
  // It stands where the long form was; whoever pressed Send at its end would look past it.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'center' });
  }, []);
  if (item.state === 'needs_attention') return <Refused item={item} />;
  const isMoving = isOnline && item.state === 'sending';
  const kind = isMoving ? 'sending' : isOnline && item.retryCount === 0 ? 'soon' : 'saved';
  const Icon = kind === 'saved' ? CloudOff : CloudUpload;
  return (
    <Card ref={card} title={t('queued.title')}>
      <div role="status" className="flex items-start gap-3">
        <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-primary-ink" />
        <div>
          <p className="font-semibold">{t(`queued.${kind}`)}</p>
          <p className="text-muted text-sm">
            {t(`queued.${kind}Text`, { count: item.blobs.length })}
          </p>
        </div>
      </div>
      {item.state === 'queued' && <Change item={item} />}
    </Card>
  );
}

function Change({ item }: { item: PendingUpload }) {
  const t = useMessages('proofs');
  async function edit() {
    const { startEditing } = await import('@/offline/outbox/editing');
    await startEditing(item.id);
  }
  return (
    <Button variant="secondary" className="mt-4" onClick={() => void edit()}>
      {t('queued.change')}
    </Button>
  );
}

/** Sent once more it would be refused once more, unless the trouble was the server's. */
function Refused({ item }: { item: PendingUpload }) {
  const t = useMessages('proofs');
  const errors = useMessages('errors');
  const code = item.lastError?.code ?? '';
  const isPhoto = code === 'VALIDATION_FAILED' || code === 'NOT_AN_IMAGE';
  const words = isErrorCode(code) ? errors(code) : errors('unknown');
  return (
    <Card title={t('queued.refused')} className="border-danger-ink/40">
      <div role="alert" className="flex items-start gap-3">
        <TriangleAlert aria-hidden className="mt-0.5 size-6 shrink-0 text-danger-ink" />
        <p>{isPhoto ? t('queued.badPhoto') : words}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Change item={item} />
        {code === 'INTERNAL' && (
          <Button variant="secondary" className="mt-4" onClick={() => void sendAgain(item.id)}>
            {t('queued.retry')}
          </Button>
        )}
      </div>
    </Card>
  );
}
