import { dispatchOrder } from '@chowk/domain/orders';
import { outputOrThrow } from '@/commands/send-command';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import type { Outcome } from '@/offline/send/submit-command';
import { Button } from '@/ui/base/button';
import { TextField } from '@/ui/fields/text-field';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';

interface DispatchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDispatch: (carrier: string, tracking: string) => Promise<Outcome<unknown> | undefined>;
}

const MAX_LENGTH = 80;
const NOTHING = { carrier: '', tracking: '' };

export function DispatchDialog({ open, onOpenChange, onDispatch }: DispatchDialogProps) {
  const t = useMessages('brandorders');
  const form = useCommandForm({
    schema: dispatchOrder.input,
    saved: NOTHING,
    given: ({ carrier, tracking }) => ({
      carrier: carrier.trim() || undefined,
      tracking: tracking.trim() || undefined,
    }),
    save: async (_, { carrier = '', tracking = '' }) => {
      outputOrThrow(await onDispatch(carrier, tracking));
      onOpenChange(false);
    },
  });
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
          <Button isLoading={form.isBusy} onClick={() => void form.submit()}>
            {t('step.dispatch')}
          </Button>
        </>
      }
    >
      <form {...form.box} className="flex flex-col gap-4">
        <TextField
          label={t('dispatch.carrier')}
          hint={t('dispatch.carrierHint')}
          required={false}
          maxLength={MAX_LENGTH}
          {...form.field('carrier')}
        />
        <TextField
          label={t('dispatch.tracking')}
          required={false}
          maxLength={MAX_LENGTH}
          autoCapitalize="characters"
          {...form.field('tracking')}
        />
        <FormOutcome form={form} />
      </form>
    </LazyDialog>
  );
}
