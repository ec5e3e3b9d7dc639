import type { FormSchema } from '@chowk/domain/kernel';
import { outputOrThrow } from '@/commands/send-command';
import type { FormDraft } from '@/offline/outbox/drafts';
import type { Outcome } from '@/offline/send/submit-command';
import { Button } from '@/ui/base/button';
import { TextArea } from '@/ui/fields/text-area';
import { FormOutcome } from './form-outcome';
import { useCommandForm } from './use-command-form';

export interface Reason {
  readonly reason: string;
}

/** A shorter reason helps nobody, whatever the command would accept. */
const MIN_REASON_LENGTH = 5;
const NOTHING: Reason = { reason: '' };

interface ReasonFormProps {
  /** The command's name. */
  schema: FormSchema;
  label: string;
  hint: string;
  /** Defines the maximum length. */
  tooShort: (count: number) => string;
  sendLabel: string;
  tone?: 'danger' | 'primary';
  draft: FormDraft<Reason>;
  /** The input is kept unless the command was done. */
  onSend: (reason: string) => Promise<Outcome<unknown> | undefined>;
  onDone: () => void;
}

/** For commands that require a reason. */
export function ReasonForm({ schema, draft, onSend, onDone, ...words }: ReasonFormProps) {
  const { label, hint, tooShort, sendLabel, tone = 'danger' } = words;
  const form = useCommandForm({
    schema,
    saved: NOTHING,
    draft,
    rules: ({ reason }) =>
      reason.trim().length < MIN_REASON_LENGTH ? [{ path: 'reason', rule: 'min_string' }] : [],
    words: { min_string: tooShort(MIN_REASON_LENGTH) },
    save: async ({ reason }) => {
      outputOrThrow(await onSend(reason.trim()));
      onDone();
    },
  });
  return (
    <form {...form.box} className="grid gap-4">
      <TextArea label={label} hint={hint} required {...form.field('reason')} />
      <FormOutcome form={form} />
      <Button type="submit" variant={tone} isLoading={form.isBusy} className="justify-self-end">
        {sendLabel}
      </Button>
    </form>
  );
}
