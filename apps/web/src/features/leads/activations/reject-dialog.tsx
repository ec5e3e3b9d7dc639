import { rejectActivation } from '@chowk/domain/leads';
import { type Reason, ReasonForm } from '@/forms/reason-form';
import { useDialogDraft } from '@/forms/use-dialog-draft';
import { useMessages } from '@/i18n';
import type { Outcome } from '@/offline/send/submit-command';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';

interface RejectDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What was typed stays unless it was done. */
  onReject: (reason: string) => Promise<Outcome<unknown> | undefined>;
}

export function RejectDialog({ open, onOpenChange, onReject }: RejectDialogProps) {
  const t = useMessages('activation');
  const draft = useDialogDraft<Reason>();
  return (
    <LazyDialog open={open} onOpenChange={onOpenChange} title={t('reject.title')}>
      <ReasonForm
        schema={rejectActivation.input}
        label={t('reject.reason')}
        hint={t('reject.hint')}
        tooShort={(count) => t('reject.tooShort', { count })}
        sendLabel={t('reject.send')}
        draft={draft}
        onSend={onReject}
        onDone={() => onOpenChange(false)}
      />
    </LazyDialog>
  );
}
