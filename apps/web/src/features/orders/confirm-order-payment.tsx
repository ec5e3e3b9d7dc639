import { ChowkError, formatPaise } from '@chowk/domain/kernel';
import type { Order } from '@chowk/domain/orders';
import { isBankReference, tidyReference } from '@chowk/domain/wallets';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { contractClient } from '@/api/browser-client';
import { useErrorWords } from '@/api/use-error-words';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { LazyDialog } from '@/ui/lazy-overlays';
import { TextField } from '@/ui/text-field';
import { showToast } from '@/ui/toast-store';
import { confirmOrderPaymentRef } from './order-payments.queries';
import { listOrdersRef } from './orders.queries';

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

/** While one confirmation is under way another press does nothing. */
function useConfirm({ id, shop_name: shop, total_paise }: Order, onDone: () => void) {
  const t = useMessages('money');
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();

  async function confirm(bank_reference: string) {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      await contractClient.runCommand(confirmOrderPaymentRef, { id, bank_reference });
      const title = t('order.confirmed', { shop, amount: formatPaise(total_paise) });
      showToast({ title, tone: 'success' });
      onDone();
    } catch (error) {
      setProblem(error);
    } finally {
      setIsBusy(false);
      void queryClient.invalidateQueries({ queryKey: [listOrdersRef.name] });
    }
  }

  return { confirm, isBusy, problem };
}

function ConfirmForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const t = useMessages('money');
  const errorWords = useErrorWords();
  const { confirm, isBusy, problem } = useConfirm(order, onDone);
  const [typed, setTyped] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const reference = tidyReference(typed);
  const isUsed = problem instanceof ChowkError && problem.code === 'REFERENCE_USED';
  const wrong = wasTried && !isBankReference(reference) ? t('wrongReference') : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (isBankReference(reference)) void confirm(reference);
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <dl className="grid gap-1 rounded-lg bg-sunken p-3 text-sm">
        <Fact name={t('order.due')}>{formatPaise(order.total_paise)}</Fact>
        <Fact name={t('topup.brand')}>{order.brand_name}</Fact>
        <Fact name={t('topup.reference')}>{order.payment_reference ?? ''}</Fact>
      </dl>
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
      {problem !== undefined && !isUsed && (
        <Banner tone="danger" title={errorWords(problem)} text={t('typed')} />
      )}
      <Button type="submit" isLoading={isBusy}>
        {t('order.confirm')}
      </Button>
    </form>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className="break-all font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
