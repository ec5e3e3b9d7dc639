import { useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { TextArea } from '@/ui/fields/text-area';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';

interface ReasonDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: string;
  confirmLabel: string;
  isBusy: boolean;
  onConfirm: (reason: string) => Promise<{ readonly kind: string } | undefined>;
}

const REASON = { least: 3, most: 300 } as const;

/** A no with its reason: the shop reads it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, onOpenChange, title, text, confirmLabel, isBusy, onConfirm } = props;
  const t = useMessages('brandorders');
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const isShort = reason.trim().length < REASON.least;

  async function confirm() {
    setIsAsked(true);
    if (isShort) return;
    // What was refused is said in a toast; what was typed stays.
    const outcome = await onConfirm(reason.trim());
    if (outcome?.kind === 'done') onOpenChange(false);
  }

  return (
    <LazyDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('back')}
          </Button>
          <Button variant="danger" isLoading={isBusy} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('reason.label')}
        hint={t('reason.hint')}
        error={isAsked && isShort ? t('reason.needed') : undefined}
        maxLength={REASON.most}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </LazyDialog>
  );
}
