import { formatPaise } from '@chowk/domain/kernel';
import { isBankReference, type Refund, tidyReference } from '@chowk/domain/wallets';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { TextField } from '@/ui/fields/text-field';
import { Card } from '@/ui/layout/card';
import { refundsOptions } from './refunds.queries';
import { useRefund } from './use-refund';

/** What brands asked back and nobody has decided yet; nothing while there is none. */
export function RefundQueue() {
  const t = useMessages('refunds');
  const { data } = useQuery(refundsOptions({ status: 'requested' }));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-label={t('queue')} className="mt-6 grid gap-3">
      <h2 className="text-xl">{t('queue')}</h2>
      <p className="text-muted">{t('queueText')}</p>
      {data.items.map((refund) => (
        <Decision key={refund.id} refund={refund} />
      ))}
    </section>
  );
}

function Decision({ refund }: { refund: Refund }) {
  const t = useMessages('refunds');
  const { confirm, reject, problem, isBusy } = useRefund();
  const [typed, setTyped] = useState('');
  const [wantsToReject, setWantsToReject] = useState(false);
  const [wasTried, setWasTried] = useState(false);
  const { held } = refund;
  const isRejecting = held !== null || wantsToReject;
  const text = typed.trim();
  const reference = tidyReference(text);
  const isRight = isRejecting ? text !== '' : isBankReference(reference);
  const wrong = t(isRejecting ? 'reasonNeeded' : 'wrongReference');

  function submit() {
    setWasTried(true);
    if (isRight) void (isRejecting ? reject(refund.id, text) : confirm(refund.id, reference));
  }

  return (
    <Card title={`${refund.brand_name}: ${formatPaise(refund.amount_paise)}`}>
      <div className="flex flex-col items-start gap-3">
        <RelativeTime iso={refund.created_at} className="text-muted text-sm" />
        {held && <Banner tone="warning" title={t(`held.${held}`)} text={t('held.queue')} />}
        <TextField
          className="w-full max-w-md"
          label={t(isRejecting ? 'reason' : 'bankReference')}
          error={wasTried && !isRight ? wrong : undefined}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {problem && <Banner tone="danger" title={problem} />}
        <div className="flex flex-wrap gap-3">
          <Button isLoading={isBusy} onClick={submit}>
            {t(isRejecting ? 'reject' : 'confirm')}
          </Button>
          {!held && (
            <Button
              variant="quiet"
              onClick={() => {
                setWantsToReject(!isRejecting);
                setTyped('');
                setWasTried(false);
              }}
            >
              {t(isRejecting ? 'confirmInstead' : 'rejectInstead')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
