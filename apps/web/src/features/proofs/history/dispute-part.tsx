import { useState } from 'react';
import { formDraft } from '@/api/storage/form-draft';
import { useCommand } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { TextArea } from '@/ui/fields/text-area';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import { disputeProofRef } from './own-proofs.queries';

const LEAST_NOTE_LENGTH = 5;
const MAX_NOTE_LENGTH = 500;

interface DisputePartProps {
  proofId: string;
  wasDisputed: boolean;
  onDisputed: () => void;
}

/** A second look, once for each deal. */
export function DisputePart({ proofId, wasDisputed, onDisputed }: DisputePartProps) {
  const t = useMessages('proofs');
  const [isOpen, setIsOpen] = useState(false);
  if (wasDisputed) return <p className="text-muted text-sm">{t('dispute.used')}</p>;
  return (
    <>
      <Button variant="quiet" className="-ms-3 self-start" onClick={() => setIsOpen(true)}>
        {t('dispute.open')}
      </Button>
      <LazyDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('dispute.title')}
        description={t('dispute.text')}
      >
        <DisputeForm
          proofId={proofId}
          onDisputed={() => {
            setIsOpen(false);
            showToast({ title: t('dispute.done'), tone: 'success' });
            onDisputed();
          }}
        />
      </LazyDialog>
    </>
  );
}

function DisputeForm({ proofId, onDisputed }: Pick<DisputePartProps, 'proofId' | 'onDisputed'>) {
  const t = useMessages('proofs');
  const typed = formDraft<{ note: string }>('dispute', proofId);
  const [note, putNote] = useState(() => typed.read().note ?? '');
  const [isShort, setIsShort] = useState(false);

  function setNote(next: string) {
    putNote(next);
    typed.write(next === '' ? {} : { note: next });
  }

  const { isBusy, refusalWords, run } = useCommand(disputeProofRef, {
    onDone: () => {
      typed.write({});
      onDisputed();
    },
  });

  function send() {
    const text = note.trim();
    setIsShort(text.length < LEAST_NOTE_LENGTH);
    if (text.length >= LEAST_NOTE_LENGTH) void run({ id: proofId, note: text });
  }

  return (
    <div className="flex flex-col gap-4">
      <TextArea
        label={t('dispute.note')}
        required
        error={isShort ? t('dispute.short') : undefined}
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {refusalWords && <Banner tone="danger" title={refusalWords} />}
      <Button isWide isLoading={isBusy} onClick={send}>
        {t('dispute.send')}
      </Button>
    </div>
  );
}
