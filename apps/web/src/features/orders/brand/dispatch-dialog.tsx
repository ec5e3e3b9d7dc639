import { type InputOf, istDay } from '@chowk/domain/kernel';
import { dispatchOrder } from '@chowk/domain/orders';
import { outputOrThrow } from '@/commands/send-command';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import type { Outcome } from '@/offline/send/submit-command';
import { Button } from '@/ui/base/button';
import { TextField } from '@/ui/fields/text-field';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';

export type Sent = Omit<InputOf<typeof dispatchOrder>, 'id'>;

interface DispatchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  expectedOn: string | undefined;
  onDispatch: (sent: Sent) => Promise<Outcome<unknown> | undefined>;
}

const MAX_LENGTH = 80;

export function DispatchDialog({
  open,
  onOpenChange,
  expectedOn,
  onDispatch,
}: DispatchDialogProps) {
  const t = useMessages('brandorders');
  const form = useCommandForm({
    schema: dispatchOrder.input,
    saved: { carrier: '', tracking: '', expected_on: expectedOn ?? '' },
    given: ({ carrier, tracking, expected_on }) => ({
      carrier: carrier.trim() || undefined,
      tracking: tracking.trim() || undefined,
      expected_on: expected_on || undefined,
    }),
    save: async (_, { carrier, tracking, expected_on }) => {
      outputOrThrow(await onDispatch({ carrier, tracking, expected_on }));
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
        <TextField
          type="date"
          label={t('expected')}
          required={false}
          min={istDay(Date.now())}
          {...form.field('expected_on')}
        />
        <FormOutcome form={form} />
      </form>
    </LazyDialog>
  );
}
