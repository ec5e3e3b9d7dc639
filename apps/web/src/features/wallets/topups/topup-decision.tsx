import { formatPaise } from '@chowk/domain/kernel';
import type { Topup } from '@chowk/domain/wallets';
import { type FormEvent, useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { TextArea } from '@/ui/fields/text-area';
import { FactBox } from '@/ui/layout/fact-box';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import { ConfirmTopupForm } from './confirm-topup-form';
import { useTopupDecision } from './use-topup-decision';

const MAX_REASON_LENGTH = 500;

function RejectTopupForm({ topup, onDone }: { topup: Topup; onDone: () => void }) {
  const t = useMessages('money');
  const decision = useTopupDecision(topup, onDone);
  const [reason, setReason] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const isEmpty = reason.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (!isEmpty) void decision.reject(reason.trim());
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <TextArea
        label={t('topup.reason')}
        maxLength={MAX_REASON_LENGTH}
        value={reason}
        error={wasTried && isEmpty ? t('topup.reasonNeeded') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {decision.problem && <Banner tone="danger" title={decision.problem} text={t('typed')} />}
      <Button type="submit" variant="danger" isLoading={decision.isBusy}>
        {t('topup.reject')}
      </Button>
    </form>
  );
}

interface TopupDecisionProps {
  topup: Topup | undefined;
  onClose: () => void;
}

/** What was announced, and the two ways it can end. */
export function TopupDecision({ topup, onClose }: TopupDecisionProps) {
  const t = useMessages('money');
  return (
    <LazyDialog
      open={topup !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('topup.title', { brand: topup?.brand_name ?? '' })}
      description={t('topup.confirmText')}
    >
      {topup && <Ways key={topup.id} topup={topup} onDone={onClose} />}
    </LazyDialog>
  );
}

function Ways({ topup, onDone }: { topup: Topup; onDone: () => void }) {
  const t = useMessages('money');
  const [isRejecting, setIsRejecting] = useState(false);
  return (
    <div className="grid gap-4">
      <FactBox
        facts={[
          [t('topup.announced'), formatPaise(topup.amount_paise)],
          [t('topup.reference'), topup.reference],
        ]}
      />
      {isRejecting ? (
        <RejectTopupForm topup={topup} onDone={onDone} />
      ) : (
        <>
          <ConfirmTopupForm topup={topup} onDone={onDone} />
          <Button variant="quiet" size="sm" onClick={() => setIsRejecting(true)}>
            {t('topup.rejectInstead')}
          </Button>
        </>
      )}
    </div>
  );
}
