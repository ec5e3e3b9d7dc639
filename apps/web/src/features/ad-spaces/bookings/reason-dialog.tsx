import { useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { TextArea } from '@/ui/fields/text-area';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';

const MAX_REASON_LENGTH = 500;

interface ReasonDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: string;
  reasonLabel: string;
  confirmLabel: string;
  onConfirm: (reason: string) => void;
}

/** A step that takes something away from somebody: what is lost, and room to say why. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, onOpenChange, title, text, reasonLabel, confirmLabel, onConfirm } = props;
  const t = useMessages('adspaces');
  const [reason, setReason] = useState('');
  return (
    <LazyDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('keep')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onOpenChange(false);
              onConfirm(reason);
            }}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <TextArea
        label={reasonLabel}
        required={false}
        value={reason}
        maxLength={MAX_REASON_LENGTH}
        onChange={(event) => setReason(event.target.value)}
      />
    </LazyDialog>
  );
}
