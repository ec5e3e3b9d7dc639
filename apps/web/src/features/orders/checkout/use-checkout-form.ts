import type { InputOf } from '@chowk/domain/kernel';
import type { placeOrder } from '@chowk/domain/orders';
import type { Shop } from '@chowk/domain/shops';
import { useEffect } from 'react';
import { inWords } from '@/forms/checks';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { cartTarget, checkoutDraft } from '@/offline/commands/orders';
import { draftNamed, formDraftsWritten } from '@/offline/outbox/drafts';
import { findEdited } from '@/offline/outbox/edited';
import { lockForEditing } from '@/offline/outbox/editing-lock';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { placeOrderRef } from '../cart/cart.queries';
import { CHECKS, type CheckoutValues, shopValues, WORDS } from './checkout-form';

type NewOrder = InputOf<typeof placeOrder>;
/** What is ordered and how it is paid, as its contract takes it. */
export type Checkout = Pick<NewOrder, 'payment' | 'delivery'>;

function openedOf({ data }: PendingUpload): Partial<CheckoutValues> {
  const { payment, delivery } = data as NewOrder;
  return { payment, ...delivery };
}

/** What was entered outlives a reload; an order that is being edited fills it too. */
export function useCheckoutForm(
  shop: Pick<Shop, 'id' | 'address' | 'pin_code'>,
  place: (checkout: Checkout, draft: string) => Promise<void>,
) {
  const t = useMessages('cart');
  const name = checkoutDraft(shop.id);
  const draft = draftNamed<CheckoutValues>(name);
  const form = useCommandForm({
    ...CHECKS,
    saved: shopValues(shop),
    draft: {
      ...draft,
      read: async () => {
        const target = cartTarget(shop.id);
        const edited = await findEdited(placeOrderRef.name, target).catch(() => undefined);
        return { ...(edited && openedOf(edited)), ...(await draft.read()) };
      },
    },
    words: inWords(WORDS, t),
    save: async (_, { payment, delivery }) => {
      // It goes into the queue together with the order, and nothing is written of it afterwards.
      await formDraftsWritten();
      await place({ payment, delivery }, name);
    },
  });

  useEffect(() => lockForEditing(placeOrderRef.name, cartTarget(shop.id)), [shop.id]);

  return form;
}

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>;
