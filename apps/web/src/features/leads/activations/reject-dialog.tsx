import { useMessages } from '@/i18n';
import { ReasonForm } from '@/ui/forms/reason-form';
import { useReasonDraft } from '@/ui/forms/use-reason-draft';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';

interface RejectDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isBusy: boolean;
  /** What was typed stays unless it was done. */
  onReject: (reason: string) => Promise<{ readonly kind: string } | undefined>;
}

export function RejectDialog({ open, onOpenChange, isBusy, onReject }: RejectDialogProps) {
  const t = useMessages('activation');
  const draft = useReasonDraft();
  return (
    <LazyDialog open={open} onOpenChange={onOpenChange} title={t('reject.title')}>
      <ReasonForm
        label={t('reject.reason')}
        hint={t('reject.hint')}
        tooShort={(count) => t('reject.tooShort', { count })}
        sendLabel={t('reject.send')}
        isBusy={isBusy}
        draft={draft}
        onSend={onReject}
        onDone={() => onOpenChange(false)}
      />
    </LazyDialog>
  );
}
