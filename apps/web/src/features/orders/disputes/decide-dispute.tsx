import { formatPaise } from '@chowk/domain/kernel';
import { type DisputeSide, isHeld, type Order } from '@chowk/domain/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { MoneyField } from '@/ui/fields/number/money-field';
import { RadioGroup } from '@/ui/fields/radio-group';
import { TextArea } from '@/ui/fields/text-area';
import { Card } from '@/ui/layout/card';
import { decideOrderDisputeRef, readOrderRef } from './order-disputes.queries';

const LEAST_LETTERS = 3;
const MOST_LETTERS = 600;

/** Who gets the money that is on hold, and why: both sides read the reason. */
export function DecideDispute({ order }: { order: Order }) {
  const t = useMessages('disputes');
  const queryClient = useQueryClient();
  const heldPaise = isHeld(order.payment, order.payment_state) ? order.total_paise : 0;
  const [side, setSide] = useState<DisputeSide | null>(null);
  const [refund, setRefund] = useState<number | null>(heldPaise);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isForShop = side === 'shop';
  const isMoneyMoved = isForShop && heldPaise > 0;
  const refundPaise = isMoneyMoved ? (refund ?? 0) : 0;
  const isRefundWrong = isMoneyMoved && (refundPaise <= 0 || refundPaise > heldPaise);
  const isShort = reason.trim().length < LEAST_LETTERS;

  const { isBusy, refusalWords, run } = useCommand(decideOrderDisputeRef, {
    done: t('decide.done'),
    onDone: (after) => queryClient.setQueryData([readOrderRef.name, { id: order.id }], after),
  });

  function decide() {
    setIsTried(true);
    if (side === null || isRefundWrong || isShort) return;
    const decision = { in_favour_of: side, refund_paise: refundPaise, reason: reason.trim() };
    void run({ id: order.id, ...decision });
  }

  return (
    <Card title={t('decide.title')}>
      <div className="flex flex-col gap-4">
        <p className="text-muted">
          {heldPaise > 0 ? t('decide.held', { amount: formatPaise(heldPaise) }) : t('decide.cash')}
        </p>
        <RadioGroup
          label={t('decide.who')}
          value={side}
          options={[
            { value: 'brand', label: t(heldPaise > 0 ? 'decide.brand' : 'decide.brandRecord') },
            { value: 'shop', label: t(heldPaise > 0 ? 'decide.shop' : 'decide.shopRecord') },
          ]}
          onChange={setSide}
          {...(isTried && side === null ? { error: t('decide.choose') } : {})}
        />
        {isMoneyMoved && (
          <MoneyField
            className="max-w-xs"
            label={t('decide.refund')}
            hint={t('decide.rest', { amount: formatPaise(Math.max(0, heldPaise - refundPaise)) })}
            value={refund}
            onChange={setRefund}
            {...(isTried && isRefundWrong
              ? { error: t('decide.refundWrong', { most: formatPaise(heldPaise) }) }
              : {})}
          />
        )}
        <TextArea
          label={t('decide.reason')}
          hint={t('decide.reasonHint')}
          maxLength={MOST_LETTERS}
          error={isTried && isShort ? t('decide.short') : undefined}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {refusalWords && <Banner tone="danger" title={refusalWords} />}
        <Button className="self-start" isLoading={isBusy} onClick={decide}>
          {t('decide.send')}
        </Button>
      </div>
    </Card>
  );
}
