import { useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { TextField } from '@/ui/fields/text-field';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';

interface DispatchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDispatch: (carrier: string, tracking: string) => Promise<void>;
}

const MAX_LENGTH = 80;

export function DispatchDialog({ open, onOpenChange, onDispatch }: DispatchDialogProps) {
  const t = useMessages('brandorders');
  const [carrier, setCarrier] = useState('');
  const [tracking, setTracking] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function dispatch() {
    setIsBusy(true);
    try {
      await onDispatch(carrier.trim(), tracking.trim());
      onOpenChange(false);
    } catch {
      // Said in a toast; what was typed stays.
    } finally {
      setIsBusy(false);
    }
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
