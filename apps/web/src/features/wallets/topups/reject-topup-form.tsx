import type { Topup } from '@chowk/domain/wallets';
import { type FormEvent, useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { TextArea } from '@/ui/fields/text-area';
import { useTopupDecision } from './use-topup-decision';

const MAX_REASON_LENGTH = 500;

export function RejectTopupForm({ topup, onDone }: { topup: Topup; onDone: () => void }) {
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
