import { formatPaise } from '@chowk/domain/kernel';
import { confirmOrderPayment, type Order } from '@chowk/domain/orders';
import { outputOrThrow } from '@/commands/send-command';
import { useCommand } from '@/commands/use-command';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { MoneyField } from '@/ui/fields/number/money-field';
import { TextField } from '@/ui/fields/text-field';
import { FactBox } from '@/ui/layout/fact-box';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import { confirmOrderPaymentRef } from './order-payments.queries';

const LONGEST_TYPED = 60;

interface ConfirmValues {
  readonly bank_reference: string;
  readonly amount_paise: number | null;
}

interface ConfirmOrderPaymentProps {
  order: Order | undefined;
  onClose: () => void;
}

/** What is awaited, and the bank's word that it came. */
export function ConfirmOrderPayment({ order, onClose }: ConfirmOrderPaymentProps) {
  const t = useMessages('money');
  return (
    <LazyDialog
      open={order !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('order.title', { shop: order?.shop_name ?? '' })}
      description={t(order?.payment_state === 'none' ? 'order.late' : 'order.text')}
    >
      {order && <ConfirmForm key={order.id} order={order} onDone={onClose} />}
    </LazyDialog>
  );
}

function ConfirmForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const t = useMessages('money');
  const due = formatPaise(order.total_paise);
  const { run } = useCommand(confirmOrderPaymentRef, {
    done: t('order.confirmed', { shop: order.shop_name, amount: due }),
    onDone,
  });
  const saved: ConfirmValues = { bank_reference: '', amount_paise: order.total_paise };
  const form = useCommandForm({
    schema: confirmOrderPayment.input,
    saved,
    rules: ({ amount_paise: paise }) =>
      paise !== null && paise !== order.total_paise
        ? [{ path: 'amount_paise', rule: 'other_amount' }]
        : [],
    words: {
      REFERENCE_USED: t('usedReference'),
      bank_reference: t('wrongReference'),
      other_amount: t('order.differs', { amount: due }),
      amount_paise: t('order.noAmount'),
    },
    codes: { REFERENCE_USED: 'bank_reference' },
    isLive: true,
    save: async (_, { bank_reference }) => {
      const amount_paise = order.total_paise;
      outputOrThrow(await run({ id: order.id, bank_reference, amount_paise }));
    },
  });
  return (
    <form {...form.box} className="grid gap-4">
      <FactBox
        facts={[
          [t('order.due'), due],
          [t('topup.brand'), order.brand_name],
          [t('topup.reference'), order.payment_reference ?? ''],
        ]}
      />
      <TextField
        label={t('bankReference')}
        maxLength={LONGEST_TYPED}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('bank_reference')}
      />
      {/* Money that does not fit is said at once, before anybody writes down half of it. */}
      <MoneyField label={t('topup.really')} {...form.control('amount_paise')} />
      <FormOutcome form={form} />
      <Button type="submit" isLoading={form.isBusy}>
        {t('order.confirm')}
      </Button>
    </form>
  );
}
