import { DEAL_STATES, type DealState } from '@chowk/domain/deals';
import type { ProofCase } from '@chowk/domain/proofs';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { errorKey } from '@/api/errors/error-words';
import { overrideDealRef, proofCaseOptions } from '@/features/proofs/review/review.queries';
import { type MessageKey, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { showToast } from '@/ui/feedback/toast-store';
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
  const errors = useMessages('errors');
  const queryClient = useQueryClient();
  const [status, setStatus] = useState<DealState>(proof.deal_status);
  const { reason, setReason } = draft;
  const [wasTried, setWasTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<MessageKey<'errors'>>();
  const isSame = status === proof.deal_status;
  const isShort = reason.trim().length < LEAST_REASON;

  async function send() {
    setIsBusy(true);
    setProblem(undefined);
    try {
      const input = { id: proof.deal_id, status, reason: reason.trim() };
      const deal = await contractClient.runCommand(overrideDealRef, input);
      await queryClient.invalidateQueries({ queryKey: proofCaseOptions(proof.id).queryKey });
      showToast({
        title: t('override.done', { status: t(`deal.${deal.status}`) }),
        tone: 'success',
      });
      setReason('');
      onDone();
    } catch (error) {
      setProblem(errorKey(error));
    } finally {
      setIsBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (!isSame && !isShort) void send();
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
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
      {problem && <Banner tone="danger" title={errors(problem)} />}
      <Button type="submit" variant="danger" isLoading={isBusy} className="justify-self-end">
        {t('override.send')}
      </Button>
    </form>
  );
}
