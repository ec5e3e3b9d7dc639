import { rejectOrder } from '@chowk/domain/orders';
import { outputOrThrow } from '@/commands/send-command';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import type { Outcome } from '@/offline/send/submit-command';
import { Button } from '@/ui/base/button';
import { TextArea } from '@/ui/fields/text-area';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';

interface ReasonDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: string;
  confirmLabel: string;
  onConfirm: (reason: string) => Promise<Outcome<unknown> | undefined>;
}

const MAX_REASON_LENGTH = 300;
const NOTHING = { reason: '' };

/** A no with its reason: the shop reads it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, onOpenChange, title, text, confirmLabel, onConfirm } = props;
  const t = useMessages('brandorders');
  const form = useCommandForm({
    schema: rejectOrder.input,
    saved: NOTHING,
    words: { min_string: t('reason.needed') },
    save: async (_, { reason }) => {
      outputOrThrow(await onConfirm(reason));
      onOpenChange(false);
    },
  });
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
          <Button variant="danger" isLoading={form.isBusy} onClick={() => void form.submit()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form {...form.box} className="grid gap-4">
        <TextArea
          label={t('reason.label')}
          hint={t('reason.hint')}
          maxLength={MAX_REASON_LENGTH}
          {...form.field('reason')}
        />
        <FormOutcome form={form} />
      </form>
    </LazyDialog>
  );
}
