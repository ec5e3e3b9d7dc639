import type { Shop } from '@chowk/domain/shops';
import { useEffect, useRef, useState } from 'react';
import { readDraft, writeDraft } from '@/offline/outbox/drafts';
import { checkoutDraft } from '@/offline/read/kept-cart';
import { type CheckoutValues, shopValues } from './checkout-values';

/** What was entered outlives a reload; an order that came back from the queue fills it too. */
export function useCheckoutValues(shop: Pick<Shop, 'id' | 'address' | 'pin_code'>) {
  const [values, setValues] = useState<CheckoutValues>(() => shopValues(shop));
  const isTouched = useRef(false);
  const draft = checkoutDraft(shop.id);

  useEffect(() => {
    let isHere = true;
    readDraft(draft).then(
      (kept) => {
        if (!isHere || isTouched.current || typeof kept !== 'object') return;
        setValues((before) => ({ ...before, ...(kept as Partial<CheckoutValues>) }));
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [draft]);

  function change(next: Partial<CheckoutValues>): void {
    isTouched.current = true;
    const after = { ...values, ...next };
    setValues(after);
    void writeDraft(draft, after).catch(() => undefined);
  }

  return { values, change, draft };
}
