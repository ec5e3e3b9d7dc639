import type { InputOf } from '@chowk/domain/kernel';
import type { placeOrder } from '@chowk/domain/orders';
import type { Shop } from '@chowk/domain/shops';
import { useEffect, useRef, useState } from 'react';
import { cartTarget, checkoutDraft } from '@/offline/commands/orders';
import { readDraft, writeDraft } from '@/offline/outbox/drafts';
import { findEdited } from '@/offline/outbox/edited';
import { holdEditing } from '@/offline/outbox/hold-editing';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { placeOrderRef } from '../cart/cart.queries';
import { type CheckoutValues, shopValues } from './checkout-values';

function openedOf({ data }: PendingUpload): Partial<CheckoutValues> {
  const { payment, delivery } = data as InputOf<typeof placeOrder>;
  return { payment, ...delivery };
}

/** What was entered outlives a reload; an order that is being edited fills it too. */
export function useCheckoutValues(shop: Pick<Shop, 'id' | 'address' | 'pin_code'>) {
  const [values, setValues] = useState<CheckoutValues>(() => shopValues(shop));
  const isTouched = useRef(false);
  const draft = checkoutDraft(shop.id);

  useEffect(() => {
    let isHere = true;
    Promise.all([readDraft(draft), findEdited(placeOrderRef.name, cartTarget(shop.id))]).then(
      ([kept, edited]) => {
        if (!isHere || isTouched.current) return;
        const opened = edited && openedOf(edited);
        setValues((before) => ({ ...before, ...opened, ...(kept as Partial<CheckoutValues>) }));
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [draft, shop.id]);

  useEffect(() => holdEditing(placeOrderRef.name, cartTarget(shop.id)), [shop.id]);

  function change(next: Partial<CheckoutValues>): void {
    isTouched.current = true;
    const after = { ...values, ...next };
    setValues(after);
    void writeDraft(draft, after).catch(() => undefined);
  }

  return { values, change, draft };
}
