import type { InputOf } from '@chowk/domain/kernel';
import type { placeOrder } from '@chowk/domain/orders';
import type { Shop } from '@chowk/domain/shops';
import { type RefObject, useEffect, useRef } from 'react';
import type { FormDraft } from '@/api/storage/form-draft';
import { inWords } from '@/forms/checks';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { cartTarget, checkoutDraft } from '@/offline/commands/orders';
import { dropDraft, readDraft, writeDraft } from '@/offline/outbox/drafts';
import { findEdited } from '@/offline/outbox/edited';
import { holdEditing } from '@/offline/outbox/hold-editing';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { useStable } from '@/ui/layout/use-stable';
import { placeOrderRef } from '../cart/cart.queries';
import { CHECKS, type CheckoutValues, shopValues, WORDS } from './checkout-form';

type NewOrder = InputOf<typeof placeOrder>;
/** What is ordered and how it is paid, as its contract takes it. */
export type Checkout = Pick<NewOrder, 'payment' | 'delivery'>;

function openedOf({ data }: PendingUpload): Partial<CheckoutValues> {
  const { payment, delivery } = data as NewOrder;
  return { payment, ...delivery };
}

/** In the outbox's own store: it goes into the queue together with the order. */
function checkoutDraftOf(name: string, canWrite: RefObject<boolean>): FormDraft<CheckoutValues> {
  return {
    read: () => ({}),
    write: (values) => {
      // What is still to be brought back is not written over.
      if (!canWrite.current) return;
      const isOver = Object.keys(values).length === 0;
      void (isOver ? dropDraft(name) : writeDraft(name, values)).catch(() => undefined);
    },
  };
}

/** What was entered outlives a reload; an order that is being edited fills it too. */
export function useCheckoutForm(
  shop: Pick<Shop, 'id' | 'address' | 'pin_code'>,
  place: (checkout: Checkout, draft: string) => Promise<void>,
) {
  const t = useMessages('cart');
  const draft = checkoutDraft(shop.id);
  const canWrite = useRef(false);
  const form = useCommandForm({
    ...CHECKS,
    saved: shopValues(shop),
    draft: checkoutDraftOf(draft, canWrite),
    words: inWords(WORDS, t),
    save: (_, { payment, delivery }) => place({ payment, delivery }, draft),
  });
  const bringBack = useStable((kept: Partial<CheckoutValues>) => {
    canWrite.current = true;
    // Typed before that was known, it counts more.
    if (!form.isDirty) form.change(kept);
  });

  useEffect(() => {
    let isHere = true;
    Promise.all([readDraft(draft), findEdited(placeOrderRef.name, cartTarget(shop.id))]).then(
      ([kept, edited]) => {
        const opened = edited && openedOf(edited);
        if (isHere) bringBack({ ...opened, ...(kept as Partial<CheckoutValues>) });
      },
      () => isHere && bringBack({}),
    );
    return () => {
      isHere = false;
    };
  }, [draft, shop.id, bringBack]);

  useEffect(() => holdEditing(placeOrderRef.name, cartTarget(shop.id)), [shop.id]);

  return form;
}

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>;
