import { ANONYMOUS, nextSteps } from '@chowk/domain/kernel';
import { type Order, type OrderState, orderStates } from '@chowk/domain/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toast-store';
import {
  cancelOrderRef,
  confirmOrderRef,
  deliverOrderRef,
  dispatchOrderRef,
  listBrandOrdersRef,
  readBrandOrderRef,
  rejectOrderRef,
} from './brand-orders.queries';

const BRAND = { ...ANONYMOUS, roles: ['brand' as const] };

export interface ShortLine {
  readonly item_id: string;
  readonly quantity: number;
}

/** The steps the table of states allows a brand now, and how they are taken. */
export function useOrderSteps({ id, status, payment, payment_state }: Order) {
  const t = useMessages('brandorders');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const steps = nextSteps(orderStates, status, BRAND);

  /** A refusal is thrown on: a dialog with typed words stays open. */
  async function take(work: () => Promise<Order>) {
    setIsBusy(true);
    try {
      const after = await work();
      queryClient.setQueryData([readBrandOrderRef.name, { id }], after);
      showToast({ title: t(`changed.${after.status}`), tone: 'success' });
    } catch (error) {
      showToast({ title: errorWords(error), tone: 'danger' });
      throw error;
    } finally {
      setIsBusy(false);
      for (const { name } of [listBrandOrdersRef, readBrandOrderRef]) {
        void queryClient.invalidateQueries({ queryKey: [name] });
      }
    }
  }

  return {
    isBusy,
    hasAny: steps.length > 0,
    may: (to: OrderState) => steps.some((step) => step.to === to),
    /** Goods paid ahead are not promised before the money is there. */
    isMoneyAwaited: payment !== 'on_delivery' && payment_state === 'due',
    confirm: (short: ShortLine[], note: string) =>
      take(() =>
        contractClient.runCommand(confirmOrderRef, { id, short, ...(note ? { note } : {}) }),
      ),
    dispatch: (carrier: string, tracking: string) =>
      take(() =>
        contractClient.runCommand(dispatchOrderRef, {
          id,
          ...(carrier ? { carrier } : {}),
          ...(tracking ? { tracking } : {}),
        }),
      ),
    deliver: () => take(() => contractClient.runCommand(deliverOrderRef, { id })),
    reject: (reason: string) =>
      take(() => contractClient.runCommand(rejectOrderRef, { id, reason })),
    cancel: (reason: string) =>
      take(() => contractClient.runCommand(cancelOrderRef, { id, reason })),
  };
}
