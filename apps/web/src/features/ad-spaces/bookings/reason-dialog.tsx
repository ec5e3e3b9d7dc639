import { cancelBooking } from '@chowk/domain/ad-spaces';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { TextArea } from '@/ui/fields/text-area';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';

const MAX_REASON_LENGTH = 500;
const NOTHING = { reason: '' };

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
  const form = useCommandForm({
    schema: cancelBooking.input,
    saved: NOTHING,
    save: async (typed, { reason = '' }) => {
      onOpenChange(false);
      onConfirm(reason);
      // What is refused can be said again.
      return typed;
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
            {t('keep')}
          </Button>
          <Button variant="danger" onClick={() => void form.submit()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form {...form.box}>
        <TextArea
          label={reasonLabel}
          required={false}
          maxLength={MAX_REASON_LENGTH}
          {...form.field('reason')}
        />
      </form>
    </LazyDialog>
  );
}
