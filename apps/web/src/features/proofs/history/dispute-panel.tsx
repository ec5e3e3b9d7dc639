import { disputeProof } from '@chowk/domain/proofs';
import { useState } from 'react';
import { outputOrThrow } from '@/commands/send-command';
import { useCommand } from '@/commands/use-command';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { formDraft } from '@/offline/outbox/drafts';
import { Button } from '@/ui/base/button';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { TextArea } from '@/ui/fields/text-area';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import { disputeProofRef } from './own-proofs.queries';

const MAX_NOTE_LENGTH = 500;
const NOTHING = { note: '' };

interface DisputePanelProps {
  proofId: string;
  wasDisputed: boolean;
  onDisputed: () => void;
}

/** A second look, once for each deal. */
export function DisputePanel({ proofId, wasDisputed, onDisputed }: DisputePanelProps) {
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

function DisputeForm({ proofId, onDisputed }: Pick<DisputePanelProps, 'proofId' | 'onDisputed'>) {
  const t = useMessages('proofs');
  const { run } = useCommand(disputeProofRef, { onDone: onDisputed });
  const form = useCommandForm({
    schema: disputeProof.input,
    saved: NOTHING,
    draft: formDraft('dispute', proofId),
    words: { min_string: t('dispute.short') },
    save: async (_, { note }) => {
      outputOrThrow(await run({ id: proofId, note }));
    },
  });
  return (
    <form {...form.box} className="flex flex-col gap-4">
      <TextArea
        label={t('dispute.note')}
        required
        maxLength={MAX_NOTE_LENGTH}
        {...form.field('note')}
      />
      <FormOutcome form={form} />
      <Button type="submit" isWide isLoading={form.isBusy}>
        {t('dispute.send')}
      </Button>
    </form>
  );
}
