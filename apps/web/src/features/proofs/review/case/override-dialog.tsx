import { DEAL_STATES, type DealState } from '@chowk/domain/deals';
import type { ProofCase } from '@chowk/domain/proofs';
import { type FormEvent, useState } from 'react';
import { useCommand } from '@/commands/use-command';
import { wasDone } from '@/commands/use-task';
import { overrideDealRef } from '@/features/proofs/review/review.queries';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { NativeSelect } from '@/ui/fields/native-select';
import { TextArea } from '@/ui/fields/text-area';
import { type ReasonDraft, useReasonDraft } from '@/ui/forms/use-reason-draft';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';

const LEAST_REASON = 5;
const MAX_REASON = 500;

interface OverrideDialogProps {
  proof: ProofCase;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onOverridden: () => void;
}

export function OverrideDialog({ proof, open, onOpenChange, onOverridden }: OverrideDialogProps) {
  const t = useMessages('review');
  const draft = useReasonDraft();
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
  draft: ReasonDraft;
  onDone: () => void;
}

function OverrideForm({ proof, draft, onDone }: OverrideFormProps) {
  const t = useMessages('review');
  const [status, setStatus] = useState<DealState>(proof.deal_status);
  const { reason, setReason } = draft;
  const [wasTried, setWasTried] = useState(false);
  const isSame = status === proof.deal_status;
  const isShort = reason.trim().length < LEAST_REASON;

  const { isBusy, refusalWords, run } = useCommand(overrideDealRef, {
    isShownFirst: true,
    done: (deal) => t('override.done', { status: t(`deal.${deal.status}`) }),
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (isSame || isShort) return;
    const outcome = await run({ id: proof.deal_id, status, reason: reason.trim() });
    if (!wasDone(outcome)) return;
    setReason('');
    onDone();
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <NativeSelect
        label={t('override.status')}
        value={status}
        error={wasTried && isSame ? t('override.same') : undefined}
        options={DEAL_STATES.map((value) => ({ value, label: t(`deal.${value}`) }))}
        onChange={(event) =>
          setStatus(DEAL_STATES.find((name) => name === event.target.value) ?? status)
        }
      />
      <TextArea
        label={t('override.reason')}
        maxLength={MAX_REASON}
        value={reason}
        error={wasTried && isShort ? t('override.tooShort', { count: LEAST_REASON }) : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {refusalWords && <Banner tone="danger" title={refusalWords} />}
      <Button type="submit" variant="danger" isLoading={isBusy} className="justify-self-end">
        {t('override.send')}
      </Button>
    </form>
  );
}
