import { formatPaise } from '@chowk/domain/kernel';
import { type DisputeSide, decideOrderDispute, isHeld, type Order } from '@chowk/domain/orders';
import { useQueryClient } from '@tanstack/react-query';
import { outputOrThrow } from '@/commands/send-command';
import { useCommand } from '@/commands/use-command';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { MoneyField } from '@/ui/fields/number/money-field';
import { RadioGroup } from '@/ui/fields/radio-group';
import { TextArea } from '@/ui/fields/text-area';
import { Card } from '@/ui/layout/card';
import { decideOrderDisputeRef, readOrderRef } from './order-disputes.queries';

const MOST_LETTERS = 600;

interface Decision {
  readonly in_favour_of: DisputeSide | null;
  readonly refund_paise: number | null;
  readonly reason: string;
}

/** Who gets the money that is on hold, and why: both sides read the reason. */
export function DecideDispute({ order }: { order: Order }) {
  const t = useMessages('disputes');
  const queryClient = useQueryClient();
  const heldPaise = isHeld(order.payment, order.payment_state) ? order.total_paise : 0;
  const isMoneyMoved = (side: DisputeSide | null) => side === 'shop' && heldPaise > 0;
  const { run } = useCommand(decideOrderDisputeRef, {
    done: t('decide.done'),
    onDone: (after) => queryClient.setQueryData([readOrderRef.name, { id: order.id }], after),
  });
  const saved: Decision = { in_favour_of: null, refund_paise: heldPaise, reason: '' };
  const form = useCommandForm({
    schema: decideOrderDispute.input,
    saved,
    given: ({ refund_paise: paise, ...decision }) => ({
      ...decision,
      refund_paise: isMoneyMoved(decision.in_favour_of) ? paise : 0,
    }),
    rules: ({ in_favour_of: side, refund_paise: paise }) =>
      isMoneyMoved(side) && paise !== null && (paise <= 0 || paise > heldPaise)
        ? [{ path: 'refund_paise', rule: 'other_amount' }]
        : [],
    words: {
      in_favour_of: t('decide.choose'),
      refund_paise: t('decide.refundWrong', { most: formatPaise(heldPaise) }),
      min_string: t('decide.short'),
    },
    save: async (_, decision) => {
      outputOrThrow(await run({ id: order.id, ...decision }));
    },
  });
  const { in_favour_of: side, refund_paise: refund } = form.values;

  return (
    <Card title={t('decide.title')}>
      <form {...form.box} className="flex flex-col gap-4">
        <p className="text-muted">
          {heldPaise > 0 ? t('decide.held', { amount: formatPaise(heldPaise) }) : t('decide.cash')}
        </p>
        <RadioGroup
          label={t('decide.who')}
          options={[
            { value: 'brand', label: t(heldPaise > 0 ? 'decide.brand' : 'decide.brandRecord') },
            { value: 'shop', label: t(heldPaise > 0 ? 'decide.shop' : 'decide.shopRecord') },
          ]}
          {...form.control('in_favour_of')}
        />
        {isMoneyMoved(side) && (
          <MoneyField
            className="max-w-xs"
            label={t('decide.refund')}
            hint={t('decide.rest', {
              amount: formatPaise(Math.max(0, heldPaise - (refund ?? 0))),
            })}
            {...form.control('refund_paise')}
          />
        )}
        <TextArea
          label={t('decide.reason')}
          hint={t('decide.reasonHint')}
          maxLength={MOST_LETTERS}
          {...form.field('reason')}
        />
        <FormOutcome form={form} />
        <Button type="submit" className="self-start" isLoading={form.isBusy}>
          {t('decide.send')}
        </Button>
      </form>
    </Card>
  );
}
