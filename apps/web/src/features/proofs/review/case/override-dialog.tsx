import { DEAL_STATES, type DealState, overrideDeal } from '@chowk/domain/deals';
import type { ProofCase } from '@chowk/domain/proofs';
import { outputOrThrow } from '@/commands/send-command';
import { useCommand } from '@/commands/use-command';
import { overrideDealRef } from '@/features/proofs/review/review.queries';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useDialogDraft } from '@/forms/use-dialog-draft';
import { useMessages } from '@/i18n';
import type { FormDraft } from '@/offline/outbox/drafts';
import { Button } from '@/ui/base/button';
import { NativeSelect } from '@/ui/fields/native-select';
import { TextArea } from '@/ui/fields/text-area';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';

const LEAST_REASON = 5;
const MAX_REASON = 500;

interface Typed {
  readonly status: DealState;
  readonly reason: string;
}

interface OverrideDialogProps {
  proof: ProofCase;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onOverridden: () => void;
}

export function OverrideDialog({ proof, open, onOpenChange, onOverridden }: OverrideDialogProps) {
  const t = useMessages('review');
  const draft = useDialogDraft<Typed>();
  return (
    <LazyDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('override.title')}
      description={t('override.text')}
    >
      <OverrideForm
        proof={proof}
        draft={draft}
        onDone={() => {
          onOpenChange(false);
          onOverridden();
        }}
      />
    </LazyDialog>
  );
}

interface OverrideFormProps {
  proof: ProofCase;
  draft: FormDraft<Typed>;
  onDone: () => void;
}

function OverrideForm({ proof, draft, onDone }: OverrideFormProps) {
  const t = useMessages('review');
  const { run } = useCommand(overrideDealRef, {
    isShownFirst: true,
    done: (deal) => t('override.done', { status: t(`deal.${deal.status}`) }),
  });
  const saved: Typed = { status: proof.deal_status, reason: '' };
  const form = useCommandForm({
    schema: overrideDeal.input,
    saved,
    draft,
    rules: ({ status }) =>
      status === proof.deal_status ? [{ path: 'status', rule: 'required' }] : [],
    words: {
      status: t('override.same'),
      min_string: t('override.tooShort', { count: LEAST_REASON }),
    },
    save: async (_, input) => {
      outputOrThrow(await run({ id: proof.deal_id, ...input }));
      onDone();
    },
  });
  return (
    <form {...form.box} className="grid gap-4">
      <NativeSelect
        label={t('override.status')}
        options={DEAL_STATES.map((value) => ({ value, label: t(`deal.${value}`) }))}
        {...form.field('status')}
      />
      <TextArea label={t('override.reason')} maxLength={MAX_REASON} {...form.field('reason')} />
      <FormOutcome form={form} />
      <Button type="submit" variant="danger" isLoading={form.isBusy} className="justify-self-end">
        {t('override.send')}
      </Button>
    </form>
  );
}
