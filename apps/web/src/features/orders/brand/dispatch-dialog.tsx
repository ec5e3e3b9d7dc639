import { useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { TextField } from '@/ui/fields/text-field';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';

interface DispatchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isBusy: boolean;
  onDispatch: (carrier: string, tracking: string) => Promise<{ readonly kind: string } | undefined>;
}

const MAX_LENGTH = 80;

export function DispatchDialog(props: DispatchDialogProps) {
  const { open, onOpenChange, isBusy, onDispatch } = props;
  const t = useMessages('brandorders');
  const [carrier, setCarrier] = useState('');
  const [tracking, setTracking] = useState('');

  async function dispatch() {
    // What was refused is said in a toast; what was typed stays.
    const outcome = await onDispatch(carrier.trim(), tracking.trim());
    if (outcome?.kind === 'done') onOpenChange(false);
  }

  return (
    <LazyDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('dispatch.title')}
      description={t('dispatch.text')}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('back')}
          </Button>
          <Button isLoading={isBusy} onClick={() => void dispatch()}>
            {t('step.dispatch')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <TextField
          label={t('dispatch.carrier')}
          hint={t('dispatch.carrierHint')}
          required={false}
          maxLength={MAX_LENGTH}
          value={carrier}
          onChange={(event) => setCarrier(event.target.value)}
        />
        <TextField
          label={t('dispatch.tracking')}
          required={false}
          maxLength={MAX_LENGTH}
          autoCapitalize="characters"
          value={tracking}
          onChange={(event) => setTracking(event.target.value)}
        />
      </div>
    </LazyDialog>
  );
}
