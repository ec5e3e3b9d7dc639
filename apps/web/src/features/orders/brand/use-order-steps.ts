import { ANONYMOUS, nextSteps } from '@chowk/domain/kernel';
import { type Order, type OrderState, orderStates } from '@chowk/domain/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useCommands } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import {
  cancelOrderRef,
  confirmOrderRef,
  deliverOrderRef,
  dispatchOrderRef,
  readBrandOrderRef,
  rejectOrderRef,
} from './brand-orders.queries';
import type { Sent } from './dispatch-dialog';

const BRAND = { ...ANONYMOUS, roles: ['brand' as const] };

export interface ShortLine {
  readonly item_id: string;
  readonly quantity: number;
}

/** The steps the table of states allows a brand now, and how they are taken. */
export function useOrderSteps({ id, status, payment, payment_state }: Order) {
  const t = useMessages('brandorders');
  const queryClient = useQueryClient();
  const { isBusy, run } = useCommands();
  const steps = nextSteps(orderStates, status, BRAND);
  const taken = {
    onDone: (after: Order) => queryClient.setQueryData([readBrandOrderRef.name, { id }], after),
    done: (after: Order) => t(`changed.${after.status}`),
  };
  return {
    isBusy,
    hasAny: steps.length > 0,
    may: (to: OrderState) => steps.some((step) => step.to === to),
    /** Goods paid ahead are not promised before the money is there. */
    isMoneyAwaited: payment !== 'on_delivery' && payment_state === 'due',
    confirm: (short: ShortLine[], note: string, expected_on: string | undefined) =>
      run(confirmOrderRef, { id, short, expected_on, ...(note ? { note } : {}) }, taken),
    dispatch: (sent: Sent) => run(dispatchOrderRef, { id, ...sent }, taken),
    deliver: () => run(deliverOrderRef, { id }, { ...taken, refused: true as const }),
    reject: (reason: string) => run(rejectOrderRef, { id, reason }, taken),
    cancel: (reason: string) => run(cancelOrderRef, { id, reason }, taken),
  };
}
