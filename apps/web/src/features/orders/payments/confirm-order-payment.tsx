import { ChowkError, formatPaise } from '@chowk/domain/kernel';
import type { Order } from '@chowk/domain/orders';
import { isBankReference, tidyReference } from '@chowk/domain/wallets';
import { type FormEvent, useState } from 'react';
import { useCommand } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { MoneyField } from '@/ui/fields/number/money-field';
import { TextField } from '@/ui/fields/text-field';
import { FactBox } from '@/ui/layout/fact-box';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import { confirmOrderPaymentRef } from './order-payments.queries';

const LONGEST_TYPED = 60;

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

function useConfirm({ id, shop_name: shop, total_paise }: Order, onDone: () => void) {
  const t = useMessages('money');
  const { run, isBusy, refusal, refusalWords } = useCommand(confirmOrderPaymentRef, {
    done: t('order.confirmed', { shop, amount: formatPaise(total_paise) }),
    onDone,
  });
  const confirm = (bank_reference: string, amount_paise: number) =>
    run({ id, bank_reference, amount_paise });
  return { confirm, isBusy, refusal, refusalWords };
}

function ConfirmForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const t = useMessages('money');
  const { confirm, isBusy, refusal, refusalWords } = useConfirm(order, onDone);
  const [typed, setTyped] = useState('');
  const [paise, setPaise] = useState<number | null>(order.total_paise);
  const [wasTried, setWasTried] = useState(false);
  const reference = tidyReference(typed);
  const isUsed = refusal instanceof ChowkError && refusal.code === 'REFERENCE_USED';
  const due = formatPaise(order.total_paise);
  const isOther = paise !== null && paise !== order.total_paise;
  const wrong = wasTried && !isBankReference(reference) ? t('wrongReference') : undefined;

  /** Money that does not fit is said at once, before anybody writes down half of it. */
  function amountProblem(): string | undefined {
    if (isOther) return t('order.differs', { amount: due });
    return wasTried && paise === null ? t('order.noAmount') : undefined;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    const isExact = paise === order.total_paise;
    if (isExact && isBankReference(reference)) void confirm(reference, paise);
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <FactBox
        facts={[
          [t('order.due'), due],
          [t('topup.brand'), order.brand_name],
          [t('topup.reference'), order.payment_reference ?? ''],
        ]}
      />
      <TextField
        label={t('bankReference')}
        error={wrong ?? (isUsed ? t('usedReference') : undefined)}
        value={typed}
        maxLength={LONGEST_TYPED}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <MoneyField
        label={t('topup.really')}
        value={paise}
        error={amountProblem()}
        onChange={setPaise}
      />
      {refusalWords && !isUsed && <Banner tone="danger" title={refusalWords} text={t('typed')} />}
      <Button type="submit" isLoading={isBusy}>
        {t('order.confirm')}
      </Button>
    </form>
  );
}
