import { type FormEvent, useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/button';
import { LazyDialog } from '@/ui/lazy-overlays';
import { TextArea } from '@/ui/text-area';

const MIN_REASON_LENGTH = 5;
const MAX_REASON_LENGTH = 500;

interface RejectDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isBusy: boolean;
  /** Answers whether it was sent; what was typed stays when it was not. */
  onReject: (reason: string) => Promise<boolean>;
}

export function RejectDialog({ open, onOpenChange, ...form }: RejectDialogProps) {
  const t = useMessages('activation');
  return (
    <LazyDialog open={open} onOpenChange={onOpenChange} title={t('reject.title')}>
      <RejectForm {...form} onDone={() => onOpenChange(false)} />
    </LazyDialog>
  );
}

interface RejectFormProps extends Pick<RejectDialogProps, 'isBusy' | 'onReject'> {
  onDone: () => void;
}

function RejectForm({ isBusy, onReject, onDone }: RejectFormProps) {
  const t = useMessages('activation');
  const [reason, setReason] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const isShort = reason.trim().length < MIN_REASON_LENGTH;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (isShort) return;
    if (await onReject(reason.trim())) onDone();
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t('reject.reason')}
        hint={t('reject.hint')}
        required
        maxLength={MAX_REASON_LENGTH}
        value={reason}
        error={wasTried && isShort ? t('reject.tooShort', { count: MIN_REASON_LENGTH }) : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" variant="danger" isLoading={isBusy} className="justify-self-end">
        {t('reject.send')}
      </Button>
    </form>
  );
}
