import { type FormEvent, useState } from 'react';
import { Button } from '@/ui/base/button';
import { TextArea } from '@/ui/fields/text-area';
import type { ReasonDraft } from './use-reason-draft';

const MIN_REASON_LENGTH = 5;
const MAX_REASON_LENGTH = 500;

interface ReasonFormProps {
  label: string;
  hint: string;
  /** Says how many characters it takes. */
  tooShort: (count: number) => string;
  sendLabel: string;
  tone?: 'danger' | 'primary';
  isBusy: boolean;
  draft: ReasonDraft;
  /** What was typed stays unless it was done. */
  onSend: (reason: string) => Promise<{ readonly kind: string } | undefined>;
  onDone: () => void;
}

/** For whatever may only be done with a word of why. */
export function ReasonForm({
  label,
  hint,
  tooShort,
  sendLabel,
  tone = 'danger',
  isBusy,
  draft: { reason, setReason },
  onSend,
  onDone,
}: ReasonFormProps) {
  const [wasTried, setWasTried] = useState(false);
  const isShort = reason.trim().length < MIN_REASON_LENGTH;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (isShort) return;
    if ((await onSend(reason.trim()))?.kind !== 'done') return;
    setReason('');
    onDone();
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextArea
        label={label}
        hint={hint}
        required
        maxLength={MAX_REASON_LENGTH}
        value={reason}
        error={wasTried && isShort ? tooShort(MIN_REASON_LENGTH) : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" variant={tone} isLoading={isBusy} className="justify-self-end">
        {sendLabel}
      </Button>
    </form>
  );
}
