import { DECLINE_REASONS, declineDeal } from '@chowk/domain/deals';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { RadioGroup } from '@/ui/fields/radio-group';
import { TextArea } from '@/ui/fields/text-area';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';

type Reason = (typeof DECLINE_REASONS)[number];

const MAX_NOTE_LENGTH = 500;

interface Typed {
  readonly reason: Reason | null;
  readonly note: string;
}
const NOTHING: Typed = { reason: null, note: '' };

interface DeclineDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDecline: (why: { reason: Reason; note?: string }) => Promise<unknown>;
}

export function DeclineDialog({ open, onOpenChange, onDecline }: DeclineDialogProps) {
  const t = useMessages('deal');
  const ui = useMessages('ui');
  const form = useCommandForm({
    schema: declineDeal.input,
    saved: NOTHING,
    save: async (typed, { reason, note }) => {
      onOpenChange(false);
      void onDecline({ reason, ...(note ? { note } : {}) });
      // The deal is shown as declined at once; what is refused can be said again.
      return typed;
    },
  });
  return (
    <LazyDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('decline.title')}
      description={t('decline.text')}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {ui('cancel')}
          </Button>
          <Button
            variant="danger"
            disabled={form.values.reason === null}
            onClick={() => void form.submit()}
          >
            {t('decline')}
          </Button>
        </>
      }
    >
      <form {...form.box}>
        <RadioGroup
          label={t('decline.reason')}
          options={DECLINE_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
          {...form.control('reason')}
        />
        <TextArea label={t('decline.note')} maxLength={MAX_NOTE_LENGTH} {...form.field('note')} />
      </form>
    </LazyDialog>
  );
}
